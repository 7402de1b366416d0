import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Route,
} from '@playwright/test';
import { admin } from '../support/admin.ts';
import { unique } from '../support/forms.ts';
import { keepPrints } from '../support/test.ts';
import { addToTotal, settle, type Watched, watch } from '../support/watch.ts';
import { listen, type Said } from './listen.ts';
import type { Surface } from './matrix.ts';

export { expect };

/** Access tokens live for five minutes. */
const LOGIN_LASTS = 180_000;
let login: { at: number; json: string } | undefined;

async function storedLogin(browser: Browser, baseURL: string): Promise<string> {
  if (login && Date.now() - login.at < LOGIN_LASTS) return login.json;
  const context = await browser.newContext({ baseURL });
  const data = { username: admin.email, password: admin.password };
  const answer = await context.request.post('/api/auth/login/', { data });
  const { user, access, refresh } = await answer.json();
  await context.close();
  login = { at: Date.now(), json: JSON.stringify({ ...user, access_token: access, refresh_token: refresh }) };
  return login.json;
}

/** What a cell has to do with: one page on one surface, and what went wrong in it. */
export class World {
  /** Digits that no other cell uses. */
  readonly unique = unique();
  /** What was typed, by the name of the field. */
  typed: Record<string, string> = {};
  #from = 0;

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    /** Uncaught errors, unhandled rejections, and what the content security policy refused, in all pages of `context`. */
    readonly uncaught: readonly string[],
  ) {}

  /** Answers the call that a surface lives by, until `lift`; other calls go to the server. */
  async put({ call }: Surface, answer: (route: Route) => unknown): Promise<void> {
    if (!call) throw new Error('This surface makes no call.');
    const isMeant = ({ pathname }: URL) => call.path.test(pathname);
    await this.page.route(isMeant, async (route) => {
      if (route.request().method() === call.method) await answer(route);
      else await route.fallback();
    });
  }

  /** The server answers again. */
  lift = () => this.page.unrouteAll();

  /** What was said before is not asked about any more. */
  async listenFromNow(): Promise<void> {
    this.#from = await this.page.evaluate(() => window.said.length);
  }

  /** What the live regions have said since `listenFromNow`. */
  async said(): Promise<Said[]> {
    return (await this.page.evaluate(() => window.said)).slice(this.#from);
  }
}

interface Fixtures {
  /** A browser in which the administrator is signed in, or nobody. */
  enter: (signedIn: boolean) => Promise<World>;
}

export const test = base.extend<Fixtures>({
  enter: async ({ browser, baseURL, contextOptions }, provide) => {
    if (!baseURL) throw new Error('The product has no address.');
    const opened: { context: BrowserContext; watched: Watched }[] = [];
    await provide(async (signedIn) => {
      const token = signedIn && { name: 'token', value: await storedLogin(browser, baseURL) };
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        ...(token && {
          storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: [token] }] },
        }),
      });
      const watched: Watched = { faults: [], documents: 0 };
      opened.push({ context, watched });
      await watch(context, watched);
      await context.addInitScript(keepPrints);
      await context.addInitScript(listen);
      return new World(await context.newPage(), context, watched.faults);
    });
    for (const { context, watched } of opened) {
      await settle(context);
      addToTotal(watched);
      await context.close();
    }
  },
});
