import { dirname } from 'node:path';

// What all consumers show, and what is installed, lie beside this folder.
const root = dirname(import.meta.dirname);

export default { output: 'export', turbopack: { root }, outputFileTracingRoot: root };
