/**
 * A computation that may ask for others: it yields a task and is resumed with that task's result. The stack
 * of tasks that wait is an array, so that neither a deep schema nor a deep value can overflow anything.
 */
export type Task<T> = Generator<Task<unknown>, T, unknown>;

/** Runs a task to its end. What any of its tasks throws ends them all. */
export function run<T>(task: Task<T>): T {
	const waiting: Task<unknown>[] = [];
	let current: Task<unknown> = task;
	let step = current.next();
	for (;;) {
		if (step.done !== true) {
			waiting.push(current);
			current = step.value;
			step = current.next();
			continue;
		}
		const below = waiting.pop();
		if (below === undefined) return step.value as T;
		current = below;
		step = current.next(step.value);
	}
}
