import type { Browser, CDPSession, Page } from '@playwright/test';
import { prepareFrame } from './prepareFrame.ts';

export type Theme = 'light' | 'dark';

/** Same machine, same letters: a page on which nothing moves and no clock runs. */
const context = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'Africa/Harare',
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;

export const phone = { width: 390, height: 844 };

const still =
  '*, *::before, *::after { caret-color: transparent !important; scrollbar-width: none !important }';
const letters = `<p style="font: 20px sans-serif">Rent RM 1,234.56 ქართული עברית العربية 株式会社</p>
  <p style="font: 20px monospace">--rs-color-surface 0O1lI</p>`;
const now = new Date('2026-11-20T09:30:00+02:00');

async function capture(cdp: CDPSession, width: number, height: number, isBeyondViewport: boolean, scale = 1) {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: isBeyondViewport,
    clip: { x: 0, y: 0, width, height, scale },
  });
  return Buffer.from(data, 'base64');
}

/** One page of Storybook's frame that shows story after story, and takes their pictures. */
export class StoryPage {
  private shown: string | undefined;

  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async open(browser: Browser): Promise<StoryPage> {
    const page = await (await browser.newContext(context)).newPage();
    await page.addInitScript(prepareFrame, now.getTime());
    const storyPage = new StoryPage(page, await page.context().newCDPSession(page));
    await storyPage.restart();
    return storyPage;
  }

  /** Loads the frame anew, with nothing left of the stories before. */
  async restart(): Promise<void> {
    this.shown = undefined;
    await this.page.goto(`${process.env.STORYBOOK_URL}/iframe.html?viewMode=story`);
    await this.page.waitForFunction(() => Boolean(window.__STORYBOOK_PREVIEW__?.storyStoreValue));
    await this.page.evaluate(() =>
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } }),
    );
    await this.page.addStyleTag({ content: still });
  }

  /**
   * Shows a story at the size given, or at its own, plays it to its end and waits until nothing changes; returns what
   * went wrong, if anything did.
   */
  async show(storyId: string, size?: typeof phone): Promise<string | undefined> {
    await this.page.mouse.move(0, 0);
    await this.page.setViewportSize(
      size ?? (await this.page.evaluate((id) => window.viewportOf(id), storyId)) ?? context.viewport,
    );
    const failure = await this.page.evaluate(([id, isShown]) => window.showStory(id, isShown), [
      storyId,
      storyId === this.shown,
    ] as const);
    this.shown = storyId;
    // Its behaviour is tested elsewhere, with more patience: here a busy machine gets a second chance.
    const again = failure && (await this.page.evaluate((id) => window.showStory(id, true), storyId));
    if (size) await this.scrollBack();
    return again;
  }

  /** Whether a focus scrolled a table sideways on a phone depends on what the browser measured first. */
  private async scrollBack(): Promise<void> {
    await this.page.evaluate(() => {
      for (const region of document.querySelectorAll('[data-overflow]')) region.scrollLeft = 0;
    });
  }

  /** The story as Chromium draws it, as tall as what it shows. */
  async shoot(theme: Theme, scale: number): Promise<Buffer> {
    const height = await this.page.evaluate((mode) => {
      document.documentElement.dataset.theme = mode;
      return window.storyHeight();
    }, theme);
    const viewport = this.page.viewportSize() ?? context.viewport;
    return capture(this.cdp, viewport.width, height, height > viewport.height, scale);
  }

  /** How this machine draws the letters of the fonts that Storybook does not bring along. */
  async letters(): Promise<Buffer> {
    const page = await this.page.context().newPage();
    await page.setContent(letters);
    const screenshot = await capture(await page.context().newCDPSession(page), 480, 120, false);
    await page.close();
    return screenshot;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
