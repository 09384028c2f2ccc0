// Imported first by every script, so that an old Node says what is missing instead of failing on syntax.
const needed = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
	console.error(`Keyhole needs Node ${needed.join('.')} or newer; this is ${process.versions.node}.`);
	process.exit(1);
}
