import { parseArgs } from 'node:util';
import { OperatorError } from '../operatorError.ts';
import { kinds, type SeedKind, seedMany } from '../seed/many.ts';
import { runCommand } from './runCommand.ts';

const usage = 'Usage: npm run api:seed -- --individuals <number> [--companies <number>]';
/** Sample ID numbers are all different up to here. */
const MAX_TOTAL = 9_000_000;
const REPORT_EVERY = 10_000;

/** How many of each kind are requested. */
function readTotals(): [SeedKind, number][] {
  const names = Object.keys(kinds) as SeedKind[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ options }));
  } catch {
    throw new OperatorError(usage);
  }
  const totals = names.flatMap((kind): [SeedKind, number][] => {
    const text = values[kind];
    return text === undefined ? [] : [[kind, Number(text)]];
  });
  const isCount = (total: number) => Number.isSafeInteger(total) && total > 0 && total <= MAX_TOTAL;
  if (totals.length === 0 || !totals.every(([, total]) => isCount(total))) throw new OperatorError(usage);
  return totals;
}

// Adds synthetic records to try the product at size. It can be stopped and started again.
await runCommand(readTotals, async (database, totals) => {
  for (const [kind, total] of totals) {
    const onBatch = (done: number) => {
      if (done % REPORT_EVERY === 0) console.log(`${done} ${kind} ...`);
    };
    const before = await seedMany(database, { kind, total, onBatch });
    console.log(before < total ? `${total} ${kind} are seeded.` : `${before} ${kind} were already seeded.`);
  }
});
