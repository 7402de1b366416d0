import http from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface Answer<Body = unknown> {
  /** 0: there was none. */
  status: number;
  body: Body;
  retryAfter: number | null;
}

/** One browser: an address of its own on the loopback network, and connections that it keeps. */
export class Wire {
  readonly #agent: http.Agent;
  readonly #port: number;
  readonly #localAddress: string;

  constructor(port: number, nth: number) {
    this.#port = port;
    this.#localAddress = `127.0.2.${nth + 1}`;
    this.#agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  }

  /** Sends once, with the patience of a browser's app: 30 seconds. */
  send<Body>(method: string, path: string, { body, token, key }: Sending = {}): Promise<Answer<Body>> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve) => {
      const none = () => resolve({ status: 0, body: undefined as Body, retryAfter: null });
      const request = http.request(
        {
          ...{ method, path: `/api/${path}`, host: '127.0.0.1', port: this.#port },
          ...{ agent: this.#agent, localAddress: this.#localAddress, timeout: 30_000 },
          headers: {
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...(token && { authorization: `Bearer ${token}` }),
            ...(key && { 'idempotency-key': key }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', none);
          response.on('end', () => {
            const after = response.headers['retry-after'];
            const status = response.statusCode ?? 0;
            resolve({
              status,
              body: parse(Buffer.concat(chunks)) as Body,
              retryAfter: after ? Number(after) : null,
            });
          });
        },
      );
      request.on('error', none);
      request.on('timeout', () => request.destroy());
      request.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

export interface Sending {
  body?: unknown;
  token?: string;
  key?: string;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** Nobody knows how it ended, or nothing was done: the same may be sent again under its key. */
export const isUnsettled = ({ status, body }: Answer): boolean =>
  status === 0 || status >= 500 || (status === 409 && /still running/.test(JSON.stringify(body)));

/** As the app waits: as long as it is told, and somewhat more, so that not all come back at once. */
export const pause = ({ retryAfter }: Answer): Promise<void> =>
  setTimeout(((retryAfter ?? 1) + Math.random()) * 1000);
