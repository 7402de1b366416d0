import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** On every answer, whatever it is. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** On every answer too, where users come by https. */
export const tlsHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** On every answer under /api. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

export const newNonce = (): string => randomBytes(18).toString('base64url');

/** What stores the code of the app on a device, so that an inspection opens without a connection. */
export const SERVICE_WORKER = '/service-worker.js';

/** The policy of the service worker: it reads the app's own files, and runs no other code. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The policy of a page: its own files, and what carries the nonce of this one answer. */
export function pagePolicy(nonce: string, { apiBaseUrl }: Pick<Config, 'apiBaseUrl'>): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${apiBaseUrl && ` ${apiBaseUrl}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text never becomes markup or code; the one exception is the address of the service worker.
    "require-trusted-types-for 'script'",
    'trusted-types rentsafe-service-worker',
  ].join('; ');
}
