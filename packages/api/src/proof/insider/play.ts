import { isProvider } from './actors.ts';
import { generatorOf } from './calls.ts';
import { type Finding, finding } from './finding.ts';
import { NaiveBook } from './naiveBook.ts';
import type { Batch, Step } from './plan.ts';
import { type Probe, probeOf } from './probes.ts';
import { randomFrom } from './random.ts';
import { type Made, make, type Prepared } from './request.ts';
import { type Sequences, sequencesOf, setSequences } from './sequences.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { type Turn, valuesOf } from './values.ts';
import { Watch } from './watch.ts';
import type { World } from './world.ts';

/** A batch as it was played, to be played again. */
export interface Recorded extends Pick<Batch, 'nth' | 'minutes' | 'together'> {
  requests: Prepared[];
  probe: Probe;
  sequences: Sequences;
}

export interface Played {
  /** With the number of the batch after which each was found. */
  findings: (Finding & { batch: number })[];
  made: Made[];
  batches: Recorded[];
}

/** What an actor does with a step, as they see the books before the batch. */
function turnOf(
  { world, snapshot, books, seed }: { world: World; snapshot: Snapshot; books: Watch['books']; seed: number },
  { nth, actor: name }: Pick<Step, 'nth' | 'actor'>,
): Turn {
  const actor = world.actors[name];
  const { X, Y } = world.clients;
  const client = isProvider(actor) ? (randomFrom(seed, nth, 1)(100) < 70 ? Y : X) : actor.client;
  const book = books.get(client) ?? new NaiveBook(client);
  return { ...valuesOf([seed, nth], { snapshot, client, world }), actor, world, snapshot, client, book, nth };
}

const send = async (world: World, requests: readonly Prepared[], together: boolean): Promise<Made[]> => {
  if (together) return Promise.all(requests.map((request) => make(world, request)));
  const made: Made[] = [];
  for (const request of requests) made.push(await make(world, request));
  return made;
};

/** Takes batches one after the other in a world of their own, and looks at the books after each. */
async function inWorld<Of extends { nth: number; minutes: number }>(
  open: () => Promise<World>,
  batches: readonly Of[],
  stopAt: string | undefined,
  take: (world: World, watch: Watch, batch: Of) => Promise<{ made: Made[]; recorded: Recorded }>,
): Promise<Played> {
  const world = await open();
  const watch = await Watch.begin(world, stopAt);
  const played: Played = { findings: [], made: [], batches: [] };
  const note = (batch: number, found: Finding) => {
    if (!played.findings.some(({ key }) => key === found.key)) played.findings.push({ ...found, batch });
  };
  try {
    for (const batch of batches) {
      if (batch.minutes > 0) await world.advance(batch.minutes);
      const { made, recorded } = await take(world, watch, batch);
      played.made.push(...made);
      played.batches.push(recorded);
      for (const found of await watch.after(made, recorded.probe)) note(batch.nth, found);
      if (stopAt && played.findings.some(({ key }) => key === stopAt)) break;
    }
  } finally {
    const deadlocks = await world.stop();
    if (deadlocks > 0)
      note(batches.at(-1)?.nth ?? 0, finding('6 no deadlock', `The database had ${deadlocks}.`));
  }
  return played;
}

/** Plays the operations of a plan. */
export const play = (
  open: () => Promise<World>,
  { seed, batches }: { seed: number; batches: readonly Batch[] },
): Promise<Played> =>
  inWorld(open, batches, undefined, async (world, watch, { nth, minutes, together, steps }) => {
    const snapshot = await takeSnapshot(world);
    const of = { world, snapshot, books: watch.books, seed };
    const requests: Prepared[] = [];
    for (const step of steps) {
      const request = await generatorOf(step.name)(turnOf(of, step));
      if (request) requests.push(request);
    }
    const probe = probeOf(turnOf(of, { nth: 100_000 + nth, actor: nth % 2 ? 'XA1' : 'YA1' }), nth);
    const sequences = await sequencesOf(world);
    const made = await send(world, requests, together);
    return { made, recorded: { nth, minutes, together, requests, probe, sequences } };
  });

/** Plays calls again as they were made, each record with the id that it had, until `stopAt` is found. */
export const replay = (
  open: () => Promise<World>,
  { batches, stopAt }: { batches: readonly Recorded[]; stopAt: string },
): Promise<Played> =>
  inWorld(open, batches, stopAt, async (world, _watch, recorded) => {
    await setSequences(world, recorded.sequences);
    const requests = recorded.requests.map((request) => ({
      ...request,
      actor: world.actors[request.actor.name],
    }));
    return { made: await send(world, requests, recorded.together), recorded };
  });
