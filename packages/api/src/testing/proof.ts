/** `pnpm --filter @rentsafe/api prove` runs every proof whole; a test run does the same with less of everything. */
export const isWhole = process.env.PROOF === 'whole';

export const amount = (shortened: number, whole: number): number => (isWhole ? whole : shortened);
