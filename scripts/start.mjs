// `npm start`: installs and builds what is missing, then serves app and API on one port.
import { buildProduct, install } from './prepare.mjs';

// In a terminal: the password is shown once, and a line for every request would push it out of sight.
if (process.stdout.isTTY) process.env.LOG_LEVEL ||= 'warn';

await install();
await buildProduct();
const { start } = await import('../packages/api/dist/main.js');
await start();
