import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, inject } from 'vitest';
import { EMPTY } from './constants.ts';
import { createTestDatabase, type Kind } from './databases.ts';
import { BuiltProcess, ServerProcess } from './process.ts';

const admin = { username: 'first@rentsafe.example', password: 'Msasa trees turn red 9' };

/** A call as the first Admin; it throws where it is refused. */
export type Caller = <Body>(method: string, path: string, body?: unknown) => Promise<Body>;

type RequestOptions = NonNullable<Parameters<typeof fetch>[1]>;

/** A request as the first Admin, of bytes or text, and its answer whatever it is. */
export type Sender = (
  method: string,
  path: string,
  body: NonNullable<RequestOptions['body']> | undefined,
  type: string,
) => Promise<Response>;

interface Started {
  server: ServerProcess;
  call: Caller;
  send: Sender;
}

/** Servers of their own processes, which a proof kills and starts again on the same database; all are ended after each test. */
export function killableServers() {
  const started: BuiltProcess[] = [];
  const folders: string[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) {
      server.child.kill('SIGKILL');
      await server.exited;
    }
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  /** A new database, as the environment of its servers. */
  async function placeFor(kind: Kind): Promise<Record<string, string>> {
    if (kind === 'postgres') return { DATABASE_URL: await createTestDatabase(EMPTY) };
    const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-run-'));
    cpSync(inject('emptyDataDir'), folder, { recursive: true });
    folders.push(folder);
    return { DATA_DIR: folder };
  }

  async function start(place: Record<string, string>): Promise<Started> {
    const server = new ServerProcess({
      ADMIN_EMAIL: admin.username,
      ADMIN_PASSWORD: admin.password,
      ...place,
    });
    started.push(server);
    const address = await server.address();
    let authorization = '';
    const send: Sender = (method, to, body, type) =>
      fetch(`${address}/api/${to}`, {
        method,
        headers: { authorization, 'content-type': type },
        ...(body !== undefined && { body }),
      });
    const call: Caller = async (method, to, body) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const reply = await send(method, to, sent, 'application/json');
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${method} ${to}: ${reply.status} ${text}`);
      return JSON.parse(text);
    };
    authorization = `Bearer ${(await call<{ access: string }>('POST', 'auth/login/', admin)).access}`;
    return { server, call, send };
  }
  /** Runs a job in a process of its own. */
  function startJob(place: Record<string, string>, name: string): BuiltProcess {
    const job = new BuiltProcess(place, ['cli/job.js', name]);
    started.push(job);
    return job;
  }
  return { placeFor, start, startJob };
}
