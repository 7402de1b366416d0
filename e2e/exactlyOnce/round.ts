import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import type { Ledger } from './ledger.ts';
import { type Fault, type Intent, pick } from './plan.ts';
import type { Product } from './product.ts';
import type { Result, Tally } from './tally.ts';
import type { Outcome, User } from './User.ts';
import type { Wire } from './wire.ts';

export interface Stage {
  context: BrowserContext;
  user: User;
  wire: Wire;
  product: Product;
  ledger: Ledger;
  random: () => number;
  tally: Tally;
}

const isSilent = (fault: Fault | undefined) => fault?.startsWith('silence') ?? false;

/** A text that leaves open whether it was saved. */
const isUncertain = (text: string) =>
  /may (already )?have been saved|can't tell whether|earlier attempt (was|is)/i.test(text);
/** A text that reports it as saved. */
const reportsSaved = (text: string) => /already exists|earlier attempt was saved/i.test(text);

/** One intent, until the user knows how it ended. */
export async function carryOut(stage: Stage, intent: Intent): Promise<Result> {
  const { user, wire, ledger, random, tally } = stage;
  const faults = [...intent.faults];
  const misreports: string[] = [];
  const verify = async (isTrue: boolean | Promise<boolean>, text: string) => {
    if (!(await isTrue)) misreports.push(text);
  };
  const exists = async () => (await ledger.rows(intent)) === 1;

  /** Compares the outcome with the database: after a failure a row exists only if the text left that open. */
  const check = async ({ status, text }: Outcome) => {
    tally.add(`outcome: ${status}`);
    if (status === 'created') await verify(exists(), `success without a row: ${text}`);
    else if (reportsSaved(text)) await verify(exists(), `reported as saved, and is not: ${text}`);
    else if (!isUncertain(text))
      await verify(!(await exists()), `a definite failure, and it was saved: ${text}`);
    await verify(!/Idempotency/.test(text), `jargon: ${text}`);
  };

  const closeAndSearch = async () => {
    const question = await user.close(intent);
    await stage.product.ready;
    const isSure = /has not been sent/.test(question);
    await verify(!isSure || !(wire.isHolding || (await exists())), `it was sent: ${question}`);
    const isListed = await user.findInList(intent);
    tally.add(isListed ? 'searched: found' : 'searched: not found');
    const isSaved = await exists();
    if (!wire.isHolding)
      await verify(isListed === isSaved, `listed: ${isListed}, in the database: ${isSaved}`);
    return isListed;
  };

  const submit = async (fault: Fault | undefined): Promise<Outcome> => {
    await user.clearToasts();
    if (fault) tally.add(`fault: ${fault}`);
    wire.next(fault ? { fault, after: Math.floor(random() * 40) } : null);
    if (fault === 'offline before it is sent') await stage.context.setOffline(true);
    await user.send(intent, intent.click);
    tally.add('submissions');
    tally.add(`by ${intent.click}`);
    if (fault === 'offline while it is sent') {
      await pause(random() * 30);
      await stage.context.setOffline(true);
    }
    if (isSilent(fault)) while (!wire.isHolding) await pause(10);
    const outcome = await (isSilent(fault) ? user.waitHalfAMinute() : user.readOutcome());
    await stage.context.setOffline(false);
    // Whatever happened to it, nothing is in progress now except what the wire holds.
    await stage.product.ready;
    // After a failure a second press sends it again, under the same key.
    if (wire.isDoubled) misreports.push('two requests of one submission');
    wire.next(null);
    return outcome;
  };

  const runToEnd = async (): Promise<void> => {
    await user.goToList(intent);
    await user.open(intent);
    await user.fill(intent);
    for (;;) {
      let outcome = await submit(faults.shift());
      await check(outcome);
      if (outcome.status === 'unconfirmed' && random() < 0.5) {
        tally.add('waited on');
        await user.clearToasts();
        wire.release();
        outcome = await user.readOutcome();
        await check(outcome);
      }
      if (outcome.status === 'created') return;
      const searches = outcome.status === 'unconfirmed' || reportsSaved(outcome.text) || random() < 0.4;
      if (!searches) {
        tally.add('sent again');
        continue;
      }
      if (await closeAndSearch()) return;
      await user.clearToasts();
      await user.open(intent);
      await user.fill(intent);
      tally.add('filled in again');
      // What was held back arrives before the new request, or after it.
      if (wire.isHolding && pick(random, [true, false])) {
        wire.release();
        await pause(50);
      }
    }
  };

  try {
    await runToEnd();
    return { intent, misreports, rows: await ledger.rows(intent) };
  } catch (error) {
    return { intent, misreports, rows: await ledger.rows(intent), broken: String(error).slice(0, 600) };
  } finally {
    wire.release();
    wire.next(null);
    await stage.context.setOffline(false);
  }
}
