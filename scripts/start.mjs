// `npm start`: installs and builds what is missing, then serves app and API on one port.
import { buildApi, buildApp, install } from './prepare.mjs';

// In a terminal: the password is shown once, and a line for every request would push it out of sight.
if (process.stdout.isTTY) process.env.LOG_LEVEL ||= 'warn';

await install();
await buildApi();
const { start } = await import('../packages/api/dist/main.js');
// The database is made ready while the app is built.
await start(process.env, buildApp());
