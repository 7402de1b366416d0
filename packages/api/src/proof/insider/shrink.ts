import { contract } from '@rentsafe/domain/contract';
import type { Batch } from './plan.ts';
import { type Played, play } from './play.ts';
import type { Made } from './request.ts';
import type { World } from './world.ts';

const numbersOf = (batches: readonly Batch[]) => batches.flatMap(({ steps }) => steps.map(({ nth }) => nth));

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

/** Operations that the fault is likely not to need: of the last batch alone, then what was refused or only read, then another book's. */
function guesses(batches: readonly Batch[], made: readonly Made[]): Set<number>[] {
  const last = new Set(batches.at(-1)?.steps.map(({ nth }) => nth));
  const of = new Map(made.map((one) => [one.nth, one]));
  const numbers = numbersOf(batches).filter((nth) => !last.has(nth));
  const some = (isLeft: (one: Made | undefined) => boolean) =>
    new Set(numbers.filter((nth) => isLeft(of.get(nth))));
  const idle = (one: Made | undefined) => !one || one.status >= 400 || contract[one.name]?.method === 'GET';
  return [
    new Set(numbers),
    some(idle),
    some((one) => one?.actor.name.startsWith('X') === true),
    some((one) => one?.actor.name.startsWith('Y') === true),
  ];
}

/** The fewest operations found that still show a fault, within a time. */
export async function shrink(
  open: () => Promise<World>,
  {
    seed,
    batches,
    key,
    batch,
    budget,
    made,
  }: {
    seed: number;
    batches: readonly Batch[];
    key: string;
    batch: number;
    budget: number;
    made: readonly Made[];
  },
): Promise<Played | undefined> {
  const until = Date.now() + budget;
  let best = batches.filter(({ nth }) => nth <= batch);
  let played: Played | undefined;
  const attempt = async (left: ReadonlySet<number>) => {
    const smaller = without(best, left);
    if (numbersOf(smaller).length === numbersOf(best).length || Date.now() > until) return false;
    const tried = await play(open, { seed, batches: smaller, stopAt: key });
    if (!tried.findings.some((found) => found.key === key)) return false;
    best = smaller;
    played = tried;
    return true;
  };
  for (const guess of guesses(best, made)) await attempt(guess);
  let size = Math.ceil(numbersOf(best).length / 2);
  while (Date.now() < until) {
    const all = numbersOf(best);
    let isShorter = false;
    for (let at = all.length; at > 0; at -= size) {
      if (await attempt(new Set(all.slice(Math.max(0, at - size), at)))) isShorter = true;
    }
    if (size === 1 && !isShorter) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return played;
}
