import { spawn } from 'node:child_process';
import { projectRoot } from './project.mjs';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] variables added to the process's own
 * @property {boolean} [show] write the output through as it comes; kept otherwise
 * @property {number} [minutes] end the program after so long
 *
 * @typedef {object} RunResult
 * @property {number} code exit code; 1 when the program could not run or was ended
 * @property {string} output what it wrote, when not shown; and how it ended, when not by itself
 */

/**
 * Runs a program in the project's folder, without standard input.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(file, args, { env, show = false, minutes = 20 } = {}) {
	return new Promise((settle) => {
		const child = spawn(file, [...args], {
			cwd: projectRoot,
			env: { ...process.env, ...env },
			stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
			timeout: minutes * 60_000,
			shell: process.platform === 'win32' && file.endsWith('.cmd'),
		});
		/** @type {Buffer[]} */
		const chunks = [];
		child.stdout?.on('data', (chunk) => chunks.push(chunk));
		child.stderr?.on('data', (chunk) => chunks.push(chunk));
		const output = () => Buffer.concat(chunks).toString('utf8');
		child.on('error', (error) => settle({ code: 1, output: `${output()}${error.message}\n` }));
		child.on('close', (code, signal) => {
			const ended = signal === null ? '' : `ended by ${signal}\n`;
			settle({ code: code ?? 1, output: output() + ended });
		});
	});
}

/**
 * Runs a program file with this Node.
 * @param {readonly string[]} args the file and its arguments
 * @param {RunOptions} [options]
 */
export function runNode(args, options) {
	return run(process.execPath, args, options);
}
