/** By so much the clock of a phone may be off. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * What a device says of a moment between two others, as ISO 8601. A little outside it is the nearer of the two; null where the clock of
 * the device was wrong.
 */
export function credibleMoment(said: string, earliest: Date, latest: Date): string | null {
  const at = Date.parse(said);
  if (at < earliest.getTime() - TOLERANCE_MS || at > latest.getTime() + TOLERANCE_MS) return null;
  return new Date(Math.max(earliest.getTime(), Math.min(latest.getTime(), at))).toISOString();
}
