// Calls of signing in with an OpenID Connect provider.
export * from './calls.ts';
