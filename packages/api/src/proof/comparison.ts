export type Work = () => Promise<unknown>;
export interface Comparison {
  name: string;
  ours: Work;
  plain: Work;
  /** How many times what `plain` takes `ours` may take. */
  goal: number;
}

export const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

export async function timeOf(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Both side by side in each round; the ratio is that of the medians. */
export async function compare({ name, ours, plain, goal }: Comparison, rounds: number): Promise<boolean> {
  await ours();
  await plain();
  const times = { ours: [] as number[], plain: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await timeOf(ours));
    times.plain.push(await timeOf(plain));
  }
  const [own, other] = [median(times.ours), median(times.plain)];
  const ratio = own / other;
  const text = `${own.toFixed(2).padStart(10)} ${other.toFixed(2).padStart(10)} ${ratio.toFixed(2).padStart(7)} ${String(goal).padStart(5)}`;
  console.log(`${name.padEnd(46)} ${text} ${ratio <= goal ? '' : 'OVER'}`);
  return ratio <= goal;
}
