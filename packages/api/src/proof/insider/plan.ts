import type { roleOf } from '@rentsafe/domain/access';
import { type CallName, callAccess } from '@rentsafe/domain/contract';
import { type ActorName, actorNames } from './actors.ts';
import { weighted } from './calls.ts';
import { randomFrom } from './random.ts';

/** One operation before its values are chosen: they follow from its own number, so that it stays itself where others are left out. */
export interface Step {
  nth: number;
  name: CallName;
  actor: ActorName;
}

export interface Batch {
  /** Its number in the run, which it keeps where others are left out. */
  nth: number;
  /** Minutes that pass before. */
  minutes: number;
  /** All at once, or one after the other; each actor has read what they act on before the first of them acts. */
  together: boolean;
  steps: Step[];
}

const roles = {
  ...{
    XU: 'clientUser',
    XA1: 'clientAdmin',
    XA2: 'clientAdmin',
    YU: 'clientUser',
    YA1: 'clientAdmin',
    YA2: 'clientAdmin',
  },
  ...{ PU: 'user', PA: 'admin' },
} as const satisfies Record<ActorName, ReturnType<typeof roleOf>>;

/** What one who counts through the register does. */
const counting: readonly CallName[] = [
  'lookUpIndividual',
  'lookUpIndividual',
  'createIndividual',
  'lookUpCompany',
];

/** The operations of a run. */
export function planOf(seed: number, operations: number): Batch[] {
  const random = randomFrom(seed);
  const one = <Value>(list: readonly [Value, ...Value[]] | readonly Value[]) =>
    list[random(list.length)] as Value;
  const batches: Batch[] = [];
  let nth = 0;
  /** Mostly somebody who may; else somebody who may not, which is to be refused. */
  const actorFor = (name: CallName): ActorName => {
    const allowed: 'public' | readonly string[] = callAccess[name] ?? [];
    const able = actorNames.filter((actor) => allowed === 'public' || allowed.includes(roles[actor]));
    const mostly = able.filter((actor) => !actor.startsWith('P'));
    return one(random(100) < 88 ? (mostly.length > 0 && random(100) < 88 ? mostly : able) : actorNames);
  };
  while (nth < operations) {
    const kind = random(100);
    const minutes =
      kind < 70 ? 1 + random(9) : kind < 93 ? 60 * (2 + random(40)) : 60 * 24 * (5 + random(25));
    const isCounting = random(1000) < 12;
    const size = isCounting ? 110 : 1 + random(12);
    const actor = one(['XU', 'YU', 'XA1'] as const);
    const steps = Array.from({ length: Math.min(size, operations - nth) }, (): Step => {
      nth += 1;
      const name = isCounting ? one(counting) : one(weighted);
      return { nth, name, actor: isCounting ? actor : actorFor(name) };
    });
    batches.push({ nth: batches.length, minutes, together: random(100) < 55, steps });
  }
  return batches;
}
