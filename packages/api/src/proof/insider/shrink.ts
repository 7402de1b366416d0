import type { Batch } from './plan.ts';
import { type Played, play } from './play.ts';
import type { World } from './world.ts';

const count = (batches: readonly Batch[]) => batches.reduce((sum, { steps }) => sum + steps.length, 0);

/** The batches without some of their operations; time passes all the same. */
function without(batches: readonly Batch[], left: ReadonlySet<number>): Batch[] {
  const kept: Batch[] = [];
  let minutes = 0;
  for (const batch of batches) {
    const steps = batch.steps.filter(({ nth }) => !left.has(nth));
    minutes += batch.minutes;
    if (steps.length === 0) continue;
    kept.push({ ...batch, minutes, steps });
    minutes = 0;
  }
  return kept;
}

/** The fewest operations found that still show a fault: those after it go, then halves, quarters, and single ones. */
export async function shrink(
  open: () => Promise<World>,
  {
    seed,
    batches,
    key,
    batch,
    budget,
  }: { seed: number; batches: readonly Batch[]; key: string; batch: number; budget: number },
): Promise<{ batches: Batch[]; played: Played | undefined }> {
  const until = Date.now() + budget;
  let best = batches.slice(0, batch + 1).map((one) => ({ ...one }));
  let played: Played | undefined;
  const attempt = async (smaller: Batch[]) => {
    const tried = await play(open, { seed, batches: smaller, stopAt: key });
    if (!tried.findings.some((found) => found.key === key)) return false;
    best = smaller;
    played = tried;
    return true;
  };
  // Only the last batch, where that is enough.
  await attempt(
    without(best, new Set(best.slice(0, -1).flatMap(({ steps }) => steps.map(({ nth }) => nth)))),
  );
  let size = Math.ceil(count(best) / 2);
  while (size >= 1 && Date.now() < until) {
    const all = best.flatMap(({ steps }) => steps.map(({ nth }) => nth));
    let shorter = false;
    for (let at = all.length; at > 0 && Date.now() < until; at -= size) {
      const part = new Set(all.slice(Math.max(0, at - size), at));
      if (count(without(best, part)) === count(best)) continue;
      if (await attempt(without(best, part))) shorter = true;
    }
    if (size === 1 && !shorter) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  played ??= await play(open, { seed, batches: best, stopAt: key });
  return { batches: best, played };
}
