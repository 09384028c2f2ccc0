import './lib/require-node.mjs';

// Loaded only now, so that an old Node has been told before it meets what it cannot read.
await import('./lib/test.mjs');
