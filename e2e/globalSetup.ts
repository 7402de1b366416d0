import { writeFile } from 'node:fs/promises';
import { startServer } from './support/server.ts';
import { watchedTotal } from './support/watch.ts';

/** Starts the built product on a fresh database and passes its address and its folder to the journeys. */
export default async function globalSetup() {
  const server = await startServer();
  process.env.E2E_BASE_URL = server.base;
  process.env.E2E_RUN = server.folder;

  return async () => {
    const total = watchedTotal(server.folder);
    console.log(total);
    if (process.env.E2E_TALLY) await writeFile(process.env.E2E_TALLY, total);
    await server.stop();
  };
}
