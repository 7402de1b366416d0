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

/** On every answer under /api. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

export const newNonce = (): string => randomBytes(18).toString('base64url');

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
    // Text never becomes markup or code; no policy may make an exception.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
