// Second factors of signing in: passkeys, authenticator apps, recovery codes.

export * from './calls.ts';
export * from './limits.ts';
export * from './schema.ts';
