import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../operatorError.ts';

// How a command asks the server on the same data folder for a backup: by a socket in a folder that only their user may enter.

const folderOf = (dataDir: string) => path.join(dataDir, 'control');
const MAX_REQUEST = 10_000;

interface Reply {
  rows?: number;
  error?: string;
}

/** On Linux through a descriptor: the address of a socket has 107 bytes at most. Closed once it is not used any more. */
function openAddress(dataDir: string): { address: string; close: () => void } {
  if (process.platform !== 'linux') {
    return { address: path.join(folderOf(dataDir), 'socket'), close: () => undefined };
  }
  const directory = openSync(folderOf(dataDir), 'r');
  return { address: `/proc/self/fd/${directory}/socket`, close: () => closeSync(directory) };
}

async function readRequest(socket: Socket): Promise<string> {
  let line = '';
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    line += String(chunk);
    if (line.includes('\n') || line.length > MAX_REQUEST) break;
  }
  return (JSON.parse(line) as { file: string }).file;
}

/** Listens until the returned function is called. What a process that was killed left is taken over: the folder is this one's. */
export async function listenForCommands(
  dataDir: string,
  backUp: (file: string) => Promise<number>,
  onError: (error: unknown) => void,
): Promise<() => void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  rmSync(path.join(folderOf(dataDir), 'socket'), { force: true });
  const answer = async (socket: Socket): Promise<Reply> => {
    try {
      return { rows: await backUp(await readRequest(socket)) };
    } catch (error) {
      if (!(error instanceof OperatorError)) onError(error);
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    void answer(socket).then((reply) => socket.end(JSON.stringify(reply)));
  });
  const { address, close } = openAddress(dataDir);
  server.listen({ path: address });
  await once(server, 'listening').catch((error: unknown) => {
    close();
    throw error;
  });
  server.unref();
  // Who is connected and says nothing keeps nobody waiting.
  return () => void server.close(close);
}

const isNobody = (error: NodeJS.ErrnoException) =>
  ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(error.code ?? '');

async function ask(dataDir: string, file: string): Promise<string> {
  const { address, close } = openAddress(dataDir);
  try {
    const socket = connect(address);
    await once(socket, 'connect');
    socket.write(`${JSON.stringify({ file })}\n`);
    return await text(socket);
  } finally {
    close();
  }
}

/**
 * Asks the server on a data folder to write a backup into a file; null where none runs there.
 *
 * @throws OperatorError with what the server says where it makes none.
 */
export async function askForBackup(dataDir: string, file: string): Promise<number | null> {
  const answered = await ask(dataDir, file).catch((error: NodeJS.ErrnoException) => {
    if (isNobody(error)) return null;
    throw error;
  });
  if (answered === null) return null;
  if (!answered) throw new OperatorError('The server ended before the backup was made.');
  const { rows, error } = JSON.parse(answered) as Reply;
  if (rows === undefined) throw new OperatorError(error ?? answered);
  return rows;
}
