import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Kind } from '../../testing/databases.ts';
import { addCount } from '../../testing/proof.ts';
import { madeCalls, unmade } from './calls.ts';
import { planOf } from './plan.ts';
import { play } from './play.ts';
import type { Made } from './request.ts';
import { shrink } from './shrink.ts';
import { worldsOf } from './world.ts';

// The random insider. `npm run prove:insider` plays it at length.

const { INSIDER_SEED, INSIDER_OPERATIONS, INSIDER_DATABASE, INSIDER_REPORT, INSIDER_SHRINK } = process.env;
const isLong = INSIDER_OPERATIONS !== undefined;
const operations = Number(INSIDER_OPERATIONS ?? 250);
const firstSeed = Number(INSIDER_SEED ?? 1);
/** Operations of one world: books that grow longer make each call slower. */
const RUN = 250;
const kinds: readonly Kind[] =
  INSIDER_DATABASE === 'embedded'
    ? ['pglite']
    : INSIDER_DATABASE === 'both'
      ? ['postgres', 'pglite']
      : ['postgres'];

const say = (line: string) => {
  if (INSIDER_REPORT) appendFileSync(INSIDER_REPORT, `${line}\n`);
};

const shown = ({ at, actor, method, path, body, status }: Made) => {
  const sent = body === undefined || Buffer.isBuffer(body) ? '' : ` ${JSON.stringify(body)}`;
  return `${at.toISOString().slice(0, 16)} ${actor.name} ${method} ${path}${sent} -> ${status}`;
};

it('every call of the contract is made, or it is known why not', () => {
  expect(unmade()).toEqual([]);
});

describe.each(kinds)('the random insider on %s', (kind) => {
  it('finds nothing', { timeout: 7_200_000 }, async () => {
    const { open, close } = await worldsOf(kind);
    const found = new Map<string, { seed: number; times: number; lines: string[] }>();
    const made = new Map<string, number>();
    const began = Date.now();
    let done = 0;
    for (let seed = firstSeed; done < operations; seed += 1) {
      const size = Math.min(RUN, operations - done);
      const batches = planOf(seed, size);
      const played = await play(open, { seed, batches });
      done += size;
      addCount('operations', size);
      for (const { name, status } of played.made)
        made.set(`${name} ${status < 300}`, (made.get(`${name} ${status < 300}`) ?? 0) + 1);
      for (const { key, text, batch } of played.findings) {
        const known = found.get(key);
        if (known) {
          known.times += 1;
          continue;
        }
        const lines = [`${key}`, `  seed ${seed}, batch ${batch + 1}: ${text}`];
        if (isLong && INSIDER_SHRINK !== '0') {
          const least = await shrink(open, played, { key, batch, budget: 45_000 });
          const last = least?.findings.find((one) => one.key === key);
          if (last) lines.push(`  shortest, ${least?.made.length} operations: ${last.text}`);
          for (const one of least?.made ?? []) lines.push(`    ${shown(one)}`);
        }
        found.set(key, { seed, times: 1, lines });
        say(lines.join('\n'));
      }
      if (isLong)
        say(
          `# ${kind}: ${done} operations, seed ${seed}, ${found.size} kinds of findings, ${((done * 1000) / (Date.now() - began)).toFixed(1)} a second`,
        );
    }
    for (const [key, { seed, times }] of found)
      say(`${kind}: ${key}: ${times} runs, first with seed ${seed}`);
    const never = madeCalls.filter((name) => !made.has(`${name} true`) && !made.has(`${name} false`));
    const refused = madeCalls.filter((name) => !made.has(`${name} true`) && made.has(`${name} false`));
    const [last] = [firstSeed + Math.ceil(operations / RUN) - 1];
    say(`= ${found.size} kinds of findings in ${done} operations on ${kind}, seeds ${firstSeed} to ${last}`);
    say(
      `${kind}: never made: ${never.join(', ') || 'none'}; made and always refused: ${refused.join(', ') || 'none'}`,
    );
    await close();
    expect([...found.values()].map(({ lines }) => lines.join('\n'))).toEqual([]);
    if (operations >= 10_000) expect(never).toEqual([]);
  });
});
