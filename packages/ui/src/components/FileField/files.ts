export interface FileLimits {
  /** As the attribute of the same name: `.csv,text/csv`, `image/*`. */
  accept?: string | undefined;
  /** The largest file that is accepted, in bytes. */
  maxBytes?: number | undefined;
}

export type FileProblem = 'empty' | 'type' | 'size';

const units = ['B', 'kB', 'MB', 'GB'];

/** A number of bytes as a person reads it: `1.5 MB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = (bytes / 1000 ** power).toLocaleString('en-US', { maximumFractionDigits: power && 1 });
  return `${amount} ${units[power]}`;
}

const MIB = 1024 ** 2;

/** A limit as it is set: `10 MiB`, where `formatBytes` says 10.5 MB. */
export const formatLimit = (bytes: number): string =>
  bytes >= MIB && bytes % MIB === 0 ? `${bytes / MIB} MiB` : formatBytes(bytes);

function isAccepted({ name, type }: File, accept: string) {
  const wanted = accept.split(',').map((part) => part.trim().toLowerCase());
  return wanted.some((part) => {
    if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part;
  });
}

/** Why a file cannot be taken; a dropped one need not be of the type that the browser offers. */
export function problemOf(file: File, { accept, maxBytes }: FileLimits): FileProblem | null {
  if (accept && !isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  return null;
}

/** The same file chosen again. */
export const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
