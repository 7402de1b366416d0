import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Emscripten {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
}

/** As PostgreSQL does: after a failed sync the cache may have lost the data too, so that the process must end. */
function sync(descriptor: number): void {
  try {
    fs.fsyncSync(descriptor);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(`Writing to the data folder failed (${code}). The server stops.`);
    process.exit(1);
  }
}

/**
 * PGlite's folder storage, made to survive a power cut: Emscripten's NODEFS has no fsync, so PostgreSQL's own calls
 * have no effect. This one passes them to the operating system.
 */
export class DurableNodeFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: unknown) => {
      (module as Emscripten).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined && fs.fstatSync(nfd).isFile()) sync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/**
 * PGlite's own parameters without `-F` (never sync), and with the one sync method that reaches `fsync` above. A quarter of the
 * usual buffers: the files are in the operating system's cache as well, and the process is 100 MB smaller.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=32MB'],
];
