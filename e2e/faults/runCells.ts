import type { PlacedCell } from './cells.ts';
import { isRun } from './matrix.ts';
import { test } from './world.ts';

/** Makes a test of each cell; one that does not apply is skipped with its reason. */
export function runCells(cells: readonly PlacedCell[]): void {
  for (const { surface, cell, title } of cells) {
    if (isRun(cell)) test(title, async ({ enter }) => cell(await enter(surface.signedIn)));
    // biome-ignore lint/suspicious/noSkippedTests: the report shows it with its reason
    else test.skip(title, { annotation: { type: 'reason', description: cell.reason } }, () => {});
  }
}
