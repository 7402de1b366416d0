import '../../screens/register/branch/add/CreateBranchDialog';
import '../../party/addCompany/CreateCompanyDialog';
import '../../party/addIndividual/CreateIndividualDialog';
import '../../screens/register/paymentStatus/CompanyList';
import '../../screens/register/paymentStatus/IndividualList';
import '@rentsafe/domain/phone';
import { HOME_PATH } from '@rentsafe/domain/session';
import { toast } from '@rentsafe/ui/Toast';
import { cleanup, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { beforeEach, describe, TestRunner, test, vi } from 'vitest';
import { renderApp } from '../../wholeApp/renderApp';
import { listOf } from '../lists';
import { signedIn } from '../login';
import { Backend } from './backend';
import { commandsOf } from './commands/mix';
import { type Kind, kinds } from './kinds';
import type { Model } from './model';
import { loaded } from './screen';
import { clearToasts, leaveForm, type World } from './world';

/** `pnpm prove:forms` sets these; a run of the tests is a short one of a seed that stays. */
const seed = Number(process.env.MODEL_SEED ?? 20261120);
const numRuns = Number(process.env.MODEL_RUNS ?? 1);
/** A company has nothing that the forms of the other two have not: only the proof walks through it. */
const walked = process.env.MODEL_RUNS ? kinds : kinds.filter(({ record }) => record !== 'company');
/** Of a failure, to see it again alone. */
const path = process.env.MODEL_PATH ?? '';
/** Commands that are drawn for a run: most of them cannot be done where it stands. */
const DRAWN = 200;
/** Runs in one app, before it is opened anew. */
const IN_ONE_APP = 15;

vi.setConfig({ testTimeout: 7_200_000 });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The app with the list of that kind, its clock in our hands; a place before and one after it in the history. */
class Worlds {
  readonly #kind: Kind;
  readonly #count: World['count'];
  #world: World | undefined;
  #runs = 0;

  constructor(kind: Kind, count: World['count']) {
    this.#kind = kind;
    this.#count = count;
  }

  /** The app without a form, opened anew now and then. */
  async next(): Promise<World> {
    if (this.#runs % IN_ONE_APP === 0) {
      this.close();
      this.#world = await this.#open();
    }
    this.#runs += 1;
    return this.#world ?? this.#open();
  }

  async #open(): Promise<World> {
    const kind = this.#kind;
    const backend = new Backend(kind);
    vi.stubGlobal('fetch', backend.fetch);
    signedIn();
    const path = listOf[kind.list].at;
    const { router, address } = renderApp(path, [HOME_PATH, path, `${HOME_PATH}?tab=overview`]);
    await loaded(() => screen.queryAllByText(kind.opener).length > 0);
    return {
      backend,
      router,
      address,
      path,
      keys: new Set(),
      attempts: new Map(),
      province: '',
      count: this.#count,
      clearToasts,
    };
  }

  close(): void {
    cleanup();
    toast.dismiss();
    vi.clearAllTimers();
    vi.unstubAllGlobals();
  }
}

/** Noted in the report of the test, for the page of the proof. */
function counter(): World['count'] {
  const meta = TestRunner.getCurrentTest()?.meta as { counts?: Record<string, number> };
  const counts: Record<string, number> = {};
  meta.counts = counts;
  return (name) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
}

describe.each(walked)('whatever is done to the form of a new $record', (kind) => {
  test('one dialog, nothing typed lost, rows sent as shown, no silent close, and the truth told', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const count = counter();
    const commands = fc.array(fc.oneof(...commandsOf(kind)), {
      minLength: DRAWN,
      maxLength: DRAWN,
      size: 'max',
    });
    const worlds = new Worlds(kind, count);
    try {
      await fc.assert(
        fc.asyncProperty(commands, async (run) => {
          count('runs');
          const world = await worlds.next();
          const steps: string[] = [];
          try {
            const model: Model = { kind, form: null, keys: world.keys, unanswered: 0, steps };
            await fc.asyncModelRun(() => ({ model, real: world }), run);
          } catch (error) {
            throw new Error(`After: ${steps.join(', ')}`, { cause: error });
          }
          await leaveForm(world);
        }),
        { seed, numRuns, path, endOnFailure: true, verbose: 0 },
      );
    } finally {
      worlds.close();
      vi.useRealTimers();
    }
  });
});
