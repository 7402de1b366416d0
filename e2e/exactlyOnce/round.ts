import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import type { Ledger } from './ledger.ts';
import type { Heard, Person } from './person.ts';
import { type Fault, type Intent, pick } from './plan.ts';
import type { Product } from './product.ts';
import type { Result, Tally } from './tally.ts';
import type { Wire } from './wire.ts';

export interface Stage {
  context: BrowserContext;
  person: Person;
  wire: Wire;
  product: Product;
  ledger: Ledger;
  random: () => number;
  tally: Tally;
}

const isSilent = (fault: Fault | undefined) => fault?.startsWith('silence') ?? false;

/** Words that leave open whether it was saved, or say that it was. */
const leavesOpen = (words: string) =>
  /may (already )?have been saved|can't tell whether|earlier attempt (was|is)/i.test(words);
const saysItIsThere = (words: string) => /already exists|earlier attempt was saved/i.test(words);

/** One intent, until the person knows how it ended. */
export async function carryOut(stage: Stage, intent: Intent): Promise<Result> {
  const { person, wire, ledger, random, tally } = stage;
  const waiting = [...intent.faults];
  const untruths: string[] = [];
  const note = async (isTrue: boolean | Promise<boolean>, words: string) => {
    if (!(await isTrue)) untruths.push(words);
  };
  const exists = async () => (await ledger.rows(intent)) === 1;

  /** Whoever is told that it failed looks into the database: it is there only if the words left that open. */
  const check = async ({ told, words }: Heard) => {
    tally.add(`told: ${told}`);
    if (told === 'created') await note(exists(), `success without a row: ${words}`);
    else if (saysItIsThere(words)) await note(exists(), `said to be there, and is not: ${words}`);
    else if (!leavesOpen(words))
      await note(!(await exists()), `a definite failure, and it is there: ${words}`);
    await note(!/Idempotency/.test(words), `jargon: ${words}`);
  };

  const closeAndLook = async () => {
    const question = await person.close(intent);
    await stage.product.ready;
    const isSure = /has not been sent/.test(question);
    await note(!isSure || !(wire.isHolding || (await exists())), `it was sent: ${question}`);
    const found = await person.look(intent);
    tally.add(found ? 'looked: there' : 'looked: not there');
    const isThere = await exists();
    if (!wire.isHolding) await note(found === isThere, `the list shows ${found}, the truth is ${isThere}`);
    return found;
  };

  const submit = async (fault: Fault | undefined): Promise<Heard> => {
    await person.clearToasts();
    if (fault) tally.add(`fault: ${fault}`);
    wire.next(fault ? { fault, after: Math.floor(random() * 40) } : null);
    if (fault === 'offline before it is sent') await stage.context.setOffline(true);
    await person.send(intent, intent.click);
    tally.add('submissions');
    tally.add(`by ${intent.click}`);
    if (fault === 'offline while it is sent') {
      await pause(random() * 30);
      await stage.context.setOffline(true);
    }
    if (isSilent(fault)) while (!wire.isHolding) await pause(10);
    const heard = await (isSilent(fault) ? person.waitHalfAMinute() : person.hear());
    await stage.context.setOffline(false);
    // Whatever befell it, nothing is under way any more but what the wire holds.
    await stage.product.ready;
    // Once it has failed, a second press sends it again, under the same key.
    if (wire.isDoubled) untruths.push('two requests of one submission');
    wire.next(null);
    return heard;
  };

  const until = async (): Promise<void> => {
    await person.goToList(intent);
    await person.open(intent);
    await person.fill(intent);
    for (;;) {
      let heard = await submit(waiting.shift());
      await check(heard);
      if (heard.told === 'unconfirmed' && random() < 0.5) {
        tally.add('waited on');
        await person.clearToasts();
        wire.release();
        heard = await person.hear();
        await check(heard);
      }
      if (heard.told === 'created') return;
      const looks = heard.told === 'unconfirmed' || saysItIsThere(heard.words) || random() < 0.4;
      if (!looks) {
        tally.add('sent again');
        continue;
      }
      if (await closeAndLook()) return;
      await person.clearToasts();
      await person.open(intent);
      await person.fill(intent);
      tally.add('filled in again');
      // What was held back arrives before, or after, what is sent now.
      if (wire.isHolding && pick(random, [true, false])) {
        wire.release();
        await pause(50);
      }
    }
  };

  try {
    await until();
    return { intent, untruths, rows: await ledger.rows(intent) };
  } catch (error) {
    return { intent, untruths, rows: await ledger.rows(intent), broken: String(error).slice(0, 600) };
  } finally {
    wire.release();
    wire.next(null);
    await stage.context.setOffline(false);
  }
}
