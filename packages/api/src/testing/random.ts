/** Numbers from 0 to below `limit`, the same for the same seed. */
export const randomOf = (seed: number) => {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
};
