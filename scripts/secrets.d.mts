/** Looks through all files of folders, named from the root of the project. `maps` allows maps of the source. */
export function scan(
  folders: readonly string[],
  options?: { maps?: boolean },
): { files: number; findings: string[] };
