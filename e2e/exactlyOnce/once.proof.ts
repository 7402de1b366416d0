import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Ledger } from './ledger.ts';
import { plan, randomOf } from './plan.ts';
import { Product } from './product.ts';
import { resultOf } from './result.ts';
import { carryOut } from './round.ts';
import { type Result, Tally } from './tally.ts';
import { User } from './User.ts';
import { Wire } from './wire.ts';

const rounds = Number(process.env.ONCE_ROUNDS ?? 200);
const seed = Number(process.env.ONCE_SEED ?? Date.now() % 2 ** 31);
const only = process.env.ONCE_ROUND;

test(`${rounds} intents of seed ${seed}, each carried out exactly once`, async ({ browser }) => {
  const random = randomOf(seed);
  const product = await Product.start();
  const wire = new Wire(
    () => product.port,
    (after) => setTimeout(() => product.killFor(Math.floor(random() * 300)), after),
  );
  const baseURL = await wire.open();
  const ledger = new Ledger(product.databaseUrl);
  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'Africa/Harare' });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.clock.install();
  const user = new User(page);
  const tally = new Tally();
  const results: Result[] = [];

  await user.signIn();
  // A company for the branches.
  const first = plan(1, randomOf(1))[0];
  if (!first) throw new Error('There is no round.');
  const stage = { context, user, wire, product, ledger, random, tally };
  results.push(
    await carryOut(stage, { ...first, round: -1, kind: 'company', digits: '999999999', faults: [] }),
  );

  for (const intent of plan(rounds, randomOf(seed))) {
    if (only !== undefined && Number(only) !== intent.round) continue;
    const result = await carryOut(stage, intent);
    results.push(result);
    const problems = [...result.misreports, result.broken].filter(Boolean);
    console.log(
      `${intent.round + 1}/${rounds} ${intent.kind}: ${intent.faults.join(', ') || 'no fault'}: ${result.rows} row${problems.map((problem) => `\n    ${problem}`).join('')}`,
    );
    if (result.broken) {
      await page.screenshot({ path: `test-results/once/broken-${intent.round}.png` });
      await product.ready;
      await page.goto('/services/rent-safe?tab=individual');
    }
  }

  // Requests released last have been carried out by now.
  for (const result of results) result.rows = await ledger.rows(result.intent);
  const totals = await ledger.totals();
  const server = await ledger.version();
  const versions = [`Chromium ${browser.version()}`, `PostgreSQL ${server}`];
  await context.close();
  wire.close();
  await product.stop();

  const facts = { seed, versions, results, totals, kills: product.kills, counts: tally.entries };
  writeFileSync('test-results/once/result.json', JSON.stringify(resultOf(facts)));
  expect(results.filter(({ broken }) => broken).map(({ intent, broken }) => [intent.round, broken])).toEqual(
    [],
  );
  expect(results.flatMap(({ intent, misreports }) => misreports.map((text) => [intent.round, text]))).toEqual(
    [],
  );
  expect(results.filter(({ rows }) => rows !== 1).map(({ intent, rows }) => [intent.round, rows])).toEqual(
    [],
  );
  const countOf = (kind: string) => results.filter(({ intent }) => intent.kind === kind).length;
  expect(totals).toEqual({
    individuals: countOf('individual'),
    companies: countOf('company'),
    branches: countOf('company') + countOf('branch'),
  });
});
