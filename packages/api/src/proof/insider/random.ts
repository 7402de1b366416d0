/** Numbers from 0 to below `limit`, the same for the same seeds, and others for near ones. */
export function randomFrom(...seeds: readonly number[]): (limit: number) => number {
  let state = seeds.reduce(
    (mixed, seed) => Math.imul(mixed ^ (seed + 0x9e3779b9), 0x85ebca6b) ^ (mixed >>> 13),
    1,
  );
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}
