export const records = ['individual', 'company', 'branch'] as const;
export type RecordKind = (typeof records)[number];

/** What happens to one submission on its way, or to its response. */
export const faults = [
  'killed before it arrives',
  'killed while it is carried out',
  'request cut',
  'request cut in half',
  'reply cut',
  'reply cut in half',
  '502 instead of the reply',
  'offline before it is sent',
  'offline while it is sent',
  'silence: arrives late',
  'silence: the reply is late',
] as const;
export type Fault = (typeof faults)[number];

export const clicks = ['click', 'double click', 'click and Enter'] as const;
export type Click = (typeof clicks)[number];

/** One record that a user wants to create, whatever happens in between. */
export interface Intent {
  round: number;
  kind: RecordKind;
  /** Nine digits that no other intent of the run has. */
  digits: string;
  /** What happens to the first submissions; later ones succeed. */
  faults: Fault[];
  click: Click;
}

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/** The rounds of a seed: one to three faults each, occasionally none. */
export function plan(rounds: number, random: () => number): Intent[] {
  return Array.from({ length: rounds }, (_, round) => ({
    round,
    kind: pick(random, records),
    digits: String(100_000_000 + round * 4_000_037).slice(-9),
    faults: Array.from({ length: pick(random, [0, 1, 1, 2, 2, 3, 3]) }, () => pick(random, faults)),
    click: pick(random, clicks),
  }));
}
