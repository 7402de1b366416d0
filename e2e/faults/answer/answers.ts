import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { SECRET } from '../invariants.ts';
import type { Surface } from '../matrix.ts';

/** Answers a request in the place of the server. */
export type Answer = (route: Route, surface: Surface) => Promise<void>;

const text =
  (status: number, contentType: string, body: string, headers: Record<string, string> = {}): Answer =>
  (route) =>
    route.fulfill({ status, headers, contentType, body });

export const json = (status: number, body: object, headers?: Record<string, string>): Answer =>
  text(status, 'application/json', JSON.stringify(body), headers);

export const html = (status: number, title: string): Answer =>
  text(status, 'text/html', `<!doctype html><html><body><h1>${title}</h1><p>${SECRET}</p></body></html>`);

export const refused: Answer = (route) => route.abort('connectionrefused');

const successOf = ({ call }: Surface) => (call?.method === 'POST' ? 201 : 200);

/** A success whose body has the right type, but cannot be parsed. */
export const malformed: Answer = (route, surface) =>
  surface.kind === 'code'
    ? text(200, 'text/javascript', `export const ${SECRET} = {`)(route, surface)
    : text(successOf(surface), 'application/json', `{"${SECRET}": [`)(route, surface);

/** A success that can be parsed, but has another shape. */
export const wrongShape: Answer = (route, surface) =>
  surface.kind === 'code'
    ? text(200, 'text/javascript', `export const ${SECRET} = {};`)(route, surface)
    : json(successOf(surface), { [SECRET]: [] })(route, surface);

/** A server whose answers break off in the middle of the body. */
let breaker: Promise<string> | undefined;
const breakerAddress = () =>
  new Promise<string>((resolve) => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"results": [', () => response.destroy());
    });
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    });
    server.unref();
  });

/** The headers arrive, and half of the body. */
export const cut: Answer = async (route) => {
  breaker ??= breakerAddress();
  await route.continue({ url: await breaker });
};

/** About what Chromium's own tools call slow 3G, which have a latency of 2 s; 0.8 s shows the same, sooner. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}
