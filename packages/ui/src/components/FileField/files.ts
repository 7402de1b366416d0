export interface FileLimits {
  /** As the attribute of the same name: `.csv,text/csv`, `image/*`. */
  accept?: string | undefined;
  /** The largest file that is accepted, in bytes. */
  maxBytes?: number | undefined;
}

export type FileProblem = 'empty' | 'type' | 'size';

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
