import type { Socket } from 'node:net';
import { apiHeaders, commonHeaders, JSON_TYPE } from './headers.ts';

/** For a request that is not valid HTTP, or never arrives completely. */
export function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const text = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[status];
  const body = JSON.stringify({ detail: `${text}.` });
  const headers = { ...commonHeaders, ...apiHeaders, 'content-type': JSON_TYPE };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${text}\r\n${lines.join('')}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
