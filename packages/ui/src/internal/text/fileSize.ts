import { numberFormat } from '@rentsafe/format/number';

const units = ['B', 'kB', 'MB', 'GB'];

/** A number of bytes as a person reads it: `1.5 MB`. */
export function formatBytes(bytes: number, locale = 'en-US'): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = numberFormat(locale, { maximumFractionDigits: power && 1 }).format(bytes / 1000 ** power);
  return `${amount} ${units[power]}`;
}

const MIB = 1024 ** 2;

/** A limit as it is set: `10 MiB`, where `formatBytes` says 10.5 MB. */
export const formatLimit = (bytes: number, locale?: string): string =>
  bytes >= MIB && bytes % MIB === 0 ? `${bytes / MIB} MiB` : formatBytes(bytes, locale);
