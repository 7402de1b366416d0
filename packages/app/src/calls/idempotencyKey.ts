/** A key with which the server recognises the same submission sent twice: made when a form opens. */
export function newIdempotencyKey(): string {
  // Not randomUUID: browsers have it on secure origins only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
