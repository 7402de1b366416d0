export { HOME_PATH, safeNext } from './safeNext.ts';
export * from './schema.ts';
export { parseStoredLogin, STORED_LOGIN_KEY, type StoredLogin } from './storedLogin.ts';
