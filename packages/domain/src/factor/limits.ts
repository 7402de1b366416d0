/** Digits of a code of an authenticator app. */
export const CODE_DIGITS = 6;

/** How many recovery codes there are when they are new. */
export const RECOVERY_CODES = 10;
