import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long a body may take, and how long an upload may be slower than the rate. */
export const ARRIVAL_MS = 13_000;
/** Of an upload, in bytes a second. */
export const UPLOAD_RATE = 16_000;

interface Arrival {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
  /** Of an upload: when it was looked at, and how much its connection had brought by then. */
  seen: { at: number; bytes: number }[];
  isRefused: boolean;
}

interface Watch {
  isUpload: (request: IncomingMessage) => boolean;
  /** Answers a request that has not arrived. */
  refuse: (request: IncomingMessage) => void;
  /** How often is looked. */
  everyMs: number;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether an upload was too slow as long as a body may take altogether. */
function isSlow({ request, since, seen }: Arrival, now: number): boolean {
  const bytes = request.socket.bytesRead;
  seen.push({ at: now, bytes });
  while ((seen[1]?.at ?? now) <= now - ARRIVAL_MS) seen.shift();
  const [first] = seen;
  if (now - since < ARRIVAL_MS || !first) return false;
  return ((bytes - first.bytes) * 1000) / (now - first.at) < UPLOAD_RATE;
}

/**
 * Closes connections whose bodies do not arrive: in 13 seconds, or, of an upload, at 16 kB in each second. One that was answered
 * already, as without a session, is no upload any more. Node's own limit is one for all calls.
 */
export function watchArrivals(server: Server, { isUpload, refuse, everyMs }: Watch): void {
  const arriving = new Set<Arrival>();
  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const now = performance.now();
    const seen = isUpload(request) ? [{ at: now, bytes: request.socket.bytesRead }] : [];
    const arrival = { request, response, since: now, seen, isRefused: false };
    arriving.add(arrival);
    request.once('close', () => arriving.delete(arrival));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const arrival of arriving) {
      const { request, response, since, seen, isRefused } = arrival;
      if (request.complete) arriving.delete(arrival);
      else if (isRefused) request.socket.destroy();
      else if (seen.length > 0 && !response.writableEnded ? isSlow(arrival, now) : now - since > ARRIVAL_MS) {
        arrival.isRefused = true;
        refuse(request);
      }
    }
  }, everyMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
