import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARRIVAL_MS } from '../http/arrival.ts';
import { CHECK_CONNECTIONS_MS } from '../http/options.ts';
import { addCount, isWhole } from '../testing/proof.ts';
import { TestServer } from '../testing/server.ts';

describe('a client that never finishes', () => {
  let server: TestServer;
  let port = 0;
  beforeAll(async () => {
    server = await TestServer.start('postgres');
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
  });
  afterAll(() => server.stop());

  const post = 'POST /api/auth/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const upload =
    'POST /api/files/?subject=lease:1&name=a.pdf HTTP/1.1\r\nHost: x\r\nContent-Type: application/pdf\r\n';
  const beginnings: [string, string][] = [
    ['nothing', ''],
    ['a request line', 'GET /api/health/ HT'],
    ['headers', 'GET /api/health/ HTTP/1.1\r\nHost: x\r\nX-A: '],
    ['a body', `${post}Content-Length: 100\r\n\r\n{"username":`],
    ['a file', `${upload}Content-Length: 100000\r\n\r\n%PDF-`],
    ['chunks', `${post}Transfer-Encoding: chunked\r\n\r\n5\r\n{"use\r\n`],
  ];

  it('has at most 15 seconds by the settings', () => {
    const { headersTimeout } = server.app.server;
    expect(headersTimeout).toBeGreaterThan(0);
    expect(Math.max(headersTimeout, ARRIVAL_MS) + CHECK_CONNECTIONS_MS).toBeLessThan(15_000);
  });

  it.each(isWhole ? beginnings : [])(
    'is closed while it trickles %s',
    { timeout: 30_000 },
    async (_what, begin) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      const since = performance.now();
      socket.write(begin);
      const dribble = begin && setInterval(() => socket.write('a'), 1_000);
      await once(socket, 'close');
      if (dribble) clearInterval(dribble);
      expect(performance.now() - since).toBeLessThan(15_000);
      addCount('connections');
    },
  );
});
