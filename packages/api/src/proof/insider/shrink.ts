import { contract } from '@rentsafe/domain/contract';
import { type Played, type Recorded, replay } from './play.ts';
import type { Made } from './request.ts';
import type { World } from './world.ts';

const numbersOf = (batches: readonly Recorded[]) =>
  batches.flatMap(({ requests }) => requests.map(({ nth }) => nth));

/** The batches without some of their calls; time passes all the same. */
function without(batches: readonly Recorded[], left: ReadonlySet<number>): Recorded[] {
  const kept: Recorded[] = [];
  let minutes = 0;
  for (const batch of batches) {
    const requests = batch.requests.filter(({ nth }) => !left.has(nth));
    minutes += batch.minutes;
    if (requests.length === 0 && batch !== batches.at(-1)) continue;
    kept.push({ ...batch, minutes, requests });
    minutes = 0;
  }
  return kept;
}

/** Calls that the fault is likely not to need: all but the last batch, then what was refused or only read, then another book's. */
function guesses(batches: readonly Recorded[], made: readonly Made[]): Set<number>[] {
  const last = new Set(batches.at(-1)?.requests.map(({ nth }) => nth));
  const of = new Map(made.map((one) => [one.nth, one]));
  const numbers = numbersOf(batches);
  const some = (isLeft: (one: Made | undefined) => boolean) =>
    new Set(numbers.filter((nth) => isLeft(of.get(nth))));
  const isIdle = (one: Made | undefined) => !one || one.status >= 400 || contract[one.name]?.method === 'GET';
  return [
    new Set(numbers.filter((nth) => !last.has(nth))),
    some(isIdle),
    some((one) => one?.actor.name.startsWith('X') === true),
    some((one) => one?.actor.name.startsWith('Y') === true),
  ];
}

/** The fewest calls found that still show a fault, within a time. */
export async function shrink(
  open: () => Promise<World>,
  { batches, made }: Played,
  { key, batch, budget }: { key: string; batch: number; budget: number },
): Promise<Played | undefined> {
  const until = Date.now() + budget;
  let best = batches.filter(({ nth }) => nth <= batch);
  let shortest: Played | undefined;
  const attempt = async (left: ReadonlySet<number>) => {
    const smaller = without(best, left);
    if (numbersOf(smaller).length === numbersOf(best).length || Date.now() > until) return false;
    const tried = await replay(open, { batches: smaller, stopAt: key });
    if (!tried.findings.some((found) => found.key === key)) return false;
    best = smaller;
    shortest = tried;
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
    if (size <= 1 && !isShorter) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return shortest;
}
