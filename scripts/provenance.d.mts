/** When (UTC), at which commit and on what machine. */
export function provenance(paths: readonly string[]): { at: string; commit: string; machine: string };
