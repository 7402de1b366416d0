// `npm start`: installs and builds what is missing, then serves app and API on one port.
import { buildProduct, install } from './prepare.mjs';

await install();
await buildProduct();
const { start } = await import('../packages/api/dist/main.js');
await start();
