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
import { recordPrints } from '../support/test.ts';
import { addToTotal, settle, type Watched, watch } from '../support/watch.ts';
import { type Announcement, recordAnnouncements } from './announcements.ts';

export { expect };

/** Access tokens live for five minutes. */
const LOGIN_MS = 180_000;
let login: { at: number; json: string } | undefined;

async function storedLogin(browser: Browser, baseURL: string): Promise<string> {
  if (login && Date.now() - login.at < LOGIN_MS) return login.json;
  const context = await browser.newContext({ baseURL });
  const data = { username: admin.email, password: admin.password };
  const answer = await context.request.post('/api/auth/login/', { data });
  const { user, access, refresh } = await answer.json();
  await context.close();
  login = { at: Date.now(), json: JSON.stringify({ ...user, access_token: access, refresh_token: refresh }) };
  return login.json;
}

/** The request that a surface depends on. */
export interface SurfaceCall {
  method: 'GET' | 'POST';
  path: RegExp;
}

/** The browser page of a cell, and the errors in it. */
export class World {
  /** Digits that no other cell uses. */
  readonly unique = unique();
  /** The typed values, by the name of the field. */
  typedValues: Record<string, string> = {};
  #from = 0;

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    /** Uncaught errors, unhandled rejections, and what the content security policy refused, in all pages of `context`. */
    readonly uncaught: readonly string[],
  ) {}

  /** Answers the call that a surface depends on, until `restore`; other calls go to the server. */
  async intercept({ call }: { call: SurfaceCall }, answer: (route: Route) => unknown): Promise<void> {
    const isCall = ({ pathname }: URL) => call.path.test(pathname);
    await this.page.route(isCall, async (route) => {
      if (route.request().method() === call.method) await answer(route);
      else await route.fallback();
    });
  }

  /** The server answers again. */
  restore = () => this.page.unrouteAll();

  /** `announcements` leaves out the earlier ones from now on. */
  async ignoreEarlierAnnouncements(): Promise<void> {
    this.#from = await this.page.evaluate(() => window.announcements.length);
  }

  /** What the live regions have announced since `ignoreEarlierAnnouncements`. */
  async announcements(): Promise<Announcement[]> {
    return (await this.page.evaluate(() => window.announcements)).slice(this.#from);
  }
}

interface Fixtures {
  /** A browser in which the administrator is signed in, or nobody. */
  enter: (signedIn: boolean) => Promise<World>;
}

export const test = base.extend<Fixtures>({
  enter: async ({ browser, baseURL, contextOptions }, provide) => {
    if (!baseURL) throw new Error('The product has no address.');
    const contexts: { context: BrowserContext; watched: Watched }[] = [];
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
      contexts.push({ context, watched });
      await watch(context, watched);
      await context.addInitScript(recordPrints);
      await context.addInitScript(recordAnnouncements);
      return new World(await context.newPage(), context, watched.faults);
    });
    for (const { context, watched } of contexts) {
      await settle(context);
      addToTotal(watched);
      // A call that is still being answered ends with the page, and is nobody's failure.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  },
});
