// Sign-in calls, stored login, `safeNext`.

export * from './calls.ts';
export { deviceOf } from './deviceOf.ts';
export { HOME_PATH, safeNext } from './safeNext.ts';
export { parseStoredLogin, STORED_LOGIN_KEY, type StoredLogin } from './storedLogin.ts';
