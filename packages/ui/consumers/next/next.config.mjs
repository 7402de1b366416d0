import { join } from 'node:path';

// What all applications show stands beside this one. Types are proven in `vite`.
const root = join(import.meta.dirname, '..');
export default { output: 'export', turbopack: { root }, typescript: { ignoreBuildErrors: true } };
