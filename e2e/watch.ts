import type { BrowserContext } from '@playwright/test';

/** What no page may do, gathered while a test runs. */
export class Watch {
	readonly #faults: string[] = [];

	/** Everything that went wrong so far, a line each. */
	get faults(): readonly string[] {
		return this.#faults;
	}

	/**
	 * Watches all pages of a context: errors and warnings on the console (breaches of the content security policy
	 * come there too), uncaught errors, requests that fail or leave the site.
	 * @param site URL of the site's root
	 */
	static async on(context: BrowserContext, site: string): Promise<Watch> {
		const watch = new Watch();
		const fault = (text: string) => watch.#faults.push(text);
		context.on('console', (message) => {
			if (['error', 'warning'].includes(message.type())) fault(`console ${message.type()}: ${message.text()}`);
		});
		context.on('weberror', (error) => fault(`uncaught: ${error.error()}`));
		context.on('request', (request) => {
			const url = request.url();
			if (!url.startsWith(site) && !url.startsWith('data:')) fault(`request leaves the site: ${url}`);
		});
		context.on('requestfailed', (request) => {
			// A page that is left while it loads ends its own requests.
			const reason = request.failure()?.errorText;
			if (reason !== 'net::ERR_ABORTED') fault(`request failed (${reason}): ${request.url()}`);
		});
		context.on('response', (response) => {
			if (response.status() >= 400) fault(`answer ${response.status()}: ${response.url()}`);
		});
		await context.exposeBinding('keyholeBreach', (_, breach: string) => fault(`policy breach: ${breach}`));
		await context.addInitScript(() => {
			document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
				(window as unknown as { keyholeBreach(text: string): void }).keyholeBreach(
					`${violatedDirective} ${blockedURI}`,
				);
			});
		});
		return watch;
	}
}
