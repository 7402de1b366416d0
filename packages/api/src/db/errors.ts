/** The driver's error, without the wrappers that Drizzle adds. */
export function driverError(error: unknown): unknown {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner;
}

function codeOf(error: unknown): string {
  const inner = driverError(error);
  return typeof inner === 'object' && inner !== null && 'code' in inner ? String(inner.code) : '';
}

/** The five-character SQLSTATE of a database error, else ''. */
export function sqlState(error: unknown): string {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code) ? code : '';
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  // A container's name for one that is stopped.
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
]);
const lostConnection =
  /terminat|timeout exceeded when trying to connect|not queryable|connection (is )?closed|PGlite is closed/i;

/** True when the database cannot be reached, is shutting down, has no space left, or takes too long: the call can be repeated later. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  // 25006: it was the primary when the connection was made.
  if (/^(08|53|57P|57014|25006)/.test(state) || networkCodes.has(codeOf(error))) return true;
  const inner = driverError(error);
  return state === '' && inner instanceof Error && lostConnection.test(inner.message);
}

/** True when a table has changed since a connection prepared the statement. */
export const isStalePlan = (error: unknown): boolean =>
  sqlState(error) === '0A000' && /cached plan/.test((driverError(error) as Error).message);

/** A number out of the range of its column, a day after the last one that there is, or the form of one: of 9999-12-31 and a day. */
const tooLarge = new Set(['22003', '22008', '22015', '22007']);

/** True when a number or a date is beyond what the database holds. */
export const isTooLarge = (error: unknown): boolean => tooLarge.has(sqlState(error));

/** True when the disk of the database, or of files, is full. */
export const isDiskFull = (error: unknown): boolean =>
  sqlState(error) === '53100' || ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
