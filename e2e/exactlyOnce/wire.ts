import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from './plan.ts';

/** What the wire does to the next submission. */
export interface Mishap {
  fault: Fault;
  /** Milliseconds until a kill, where there is one. */
  after: number;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const creates = ({ method, url }: IncomingMessage) =>
  method === 'POST' && /^\/api\/(individuals|companies|branches)\/$/.test(url ?? '');

/** A proxy between browser and API that fails as a network does. */
export class Wire {
  readonly #target: () => number;
  readonly #onKill: (after: number) => void;
  readonly #server = createServer((incoming, reply) => void this.#handle(incoming, reply));
  #mishap: Mishap | null = null;
  #releases: (() => void)[] = [];
  /** Requests since the last `next` that have no reply yet. */
  #unanswered = new Set<IncomingMessage>();
  /** A submission was sent before the previous one had a reply. */
  isDoubled = false;

  constructor(target: () => number, onKill: (after: number) => void) {
    this.#target = target;
    this.#onKill = onKill;
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Sets what happens to the next submission. */
  next(mishap: Mishap | null): void {
    this.#mishap = mishap;
    this.#unanswered = new Set();
    this.isDoubled = false;
  }

  get isHolding(): boolean {
    return this.#releases.length > 0;
  }

  /** Releases what is held back: late requests and late replies. */
  release(): void {
    for (const release of this.#releases.splice(0)) release();
  }

  async #handle(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    reply.on('error', () => undefined);
    try {
      const body = await bodyOf(incoming);
      if (!creates(incoming)) return send(reply, await this.#forward(incoming, body));
      const unanswered = this.#unanswered;
      if (unanswered.size > 0) this.isDoubled = true;
      unanswered.add(incoming);
      const mishap = this.#mishap;
      this.#mishap = null;
      await this.#submit(incoming, reply, body, mishap).finally(() => unanswered.delete(incoming));
    } catch {
      reply.destroy();
    }
  }

  async #submit(incoming: IncomingMessage, reply: ServerResponse, body: Buffer, mishap: Mishap | null) {
    const fault = mishap?.fault;
    if (fault === 'killed before it arrives') this.#onKill(0);
    if (fault === 'killed before it arrives' || fault === 'request cut') return reply.destroy();
    if (fault === 'killed while it is carried out') this.#onKill(mishap?.after ?? 0);
    if (fault === 'request cut in half') {
      await this.#forward(incoming, body, Math.floor(body.length / 2)).catch(() => undefined);
      return reply.destroy();
    }
    if (fault === 'silence: arrives late') await this.#hold();
    const answer = await this.#forward(incoming, body);
    if (fault === 'reply cut') return reply.destroy();
    if (fault === 'reply cut in half') {
      reply.writeHead(answer.status, answer.headers);
      reply.write(answer.body.subarray(0, answer.body.length / 2), () => reply.destroy());
      return;
    }
    if (fault === '502 instead of the reply') {
      reply.writeHead(502, { 'Content-Type': 'text/html' });
      return reply.end('<!doctype html><title>502</title><h1>Bad Gateway</h1>');
    }
    if (fault === 'silence: the reply is late') await this.#hold();
    send(reply, answer);
  }

  #hold(): Promise<void> {
    return new Promise((resolve) => this.#releases.push(resolve));
  }

  /** Forwards a request; with `bytes`, only that much of its body. */
  #forward(incoming: IncomingMessage, body: Buffer, bytes?: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { host: _, connection: __, ...headers } = incoming.headers;
      const { method, url: path } = incoming;
      const port = this.#target();
      const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
        const { statusCode: status = 500, headers } = answer;
        bodyOf(answer).then((body) => resolve({ status, headers, body }), reject);
      });
      outgoing.on('error', reject);
      if (bytes === undefined) outgoing.end(body);
      else outgoing.write(body.subarray(0, bytes), () => outgoing.destroy());
    });
  }
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function send(reply: ServerResponse, { status, headers, body }: Answer): void {
  reply.writeHead(status, headers);
  reply.end(body);
}
