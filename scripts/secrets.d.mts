/** Searches all files of folders, given from the root of the project. `maps` allows source maps. */
export function scan(
  folders: readonly string[],
  options?: { maps?: boolean },
): { files: number; findings: string[] };
