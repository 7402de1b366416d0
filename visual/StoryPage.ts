import type { Browser, CDPSession, Page } from '@playwright/test';
import { findTimeout } from '../.storybook/findTimeout.ts';
import { prepareFrame, type Shown, type Theme } from './prepareFrame.ts';

/** A page on which nothing moves and no clock runs: the same pictures each time. */
const context = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'Africa/Harare',
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;

const phone = { width: 390, height: 844 };

const still =
  '*, *::before, *::after { caret-color: transparent !important; scrollbar-width: none !important }';
const now = new Date('2026-11-20T09:30:00+02:00');

async function capture(cdp: CDPSession, width: number, height: number, isBeyondViewport: boolean) {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: isBeyondViewport,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** One page of Storybook's frame that shows story after story, and takes their pictures. */
export class StoryPage {
  private storyId: string | undefined;
  private viewports: Record<string, { width: number; height: number }> = {};
  private title: string | undefined;
  private frame: number | undefined;

  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async open(browser: Browser): Promise<StoryPage> {
    const page = await (await browser.newContext(context)).newPage();
    await page.addInitScript(prepareFrame, { now: now.getTime(), findTimeout });
    return new StoryPage(page, await page.context().newCDPSession(page));
  }

  /** Prepares for the stories of another title, with nothing left of those before; loads each frame anew. */
  async openTitle(title: string, storyIds: string[], frame: number): Promise<void> {
    if (title === this.title) return;
    if (this.title !== undefined) await this.clearStorage();
    this.title = title;
    if (frame !== this.frame) await this.openFrame(frame);
    this.viewports = await this.page.evaluate((ids) => window.viewportsOf(ids), storyIds);
  }

  private async openFrame(frame: number): Promise<void> {
    this.frame = frame;
    this.storyId = undefined;
    await this.page.goto(`${process.env.STORYBOOK_URL}/iframe.html?viewMode=story`);
    await this.page.waitForFunction(() => Boolean(window.__STORYBOOK_PREVIEW__?.storyStoreValue));
    await this.page.addStyleTag({ content: still });
    // Storybook's placeholders, which no story shows, have more elements than most stories: axe would look at them each time.
    await this.page.evaluate(() => {
      for (const element of document.querySelectorAll(
        '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview',
      ))
        element.remove();
    });
  }

  /** A theme that an earlier title stored must not reach the next. */
  private async clearStorage(): Promise<void> {
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  private async resize(size: { width: number; height: number }): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? {};
    if (width !== size.width || height !== size.height) await this.page.setViewportSize(size);
  }

  /** Shows a story, plays it to its end, checks it with axe, but for what `unchecked` selects, and waits until nothing changes. */
  async show(storyId: string, unchecked: string[] = []): Promise<Shown> {
    await this.resize(this.viewports[storyId] ?? context.viewport);
    const isShown = storyId === this.storyId;
    this.storyId = storyId;
    const shown = await this.page.evaluate(
      ([id, again, selectors]) => window.showStory(id, again, selectors),
      [storyId, isShown, unchecked] as const,
    );
    if (storyId.startsWith('screens-')) await this.resetScroll();
    return shown;
  }

  /** Which of the parts nobody can see in the story. */
  missingParts(names: string[]): Promise<string[]> {
    return this.page.evaluate((parts) => {
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      };
      return parts.filter((part) => ![...document.querySelectorAll(`[data-part="${part}"]`)].some(isSeen));
    }, names);
  }

  /** Makes the window of a story as small as a phone, and checks it once more. */
  async showOnPhone(storyId: string): Promise<Shown> {
    const before = storyId === this.storyId ? [] : (await this.show(storyId)).problems;
    await this.resize(phone);
    const { problems, ...shown } = await this.page.evaluate(() => window.checkAgain());
    await this.resetScroll();
    return { ...shown, problems: [...before, ...problems] };
  }

  /** Shows the story in a theme: how tall it is, and contrast that is too low. */
  showTheme(theme: Theme): Promise<Shown> {
    return this.page.evaluate((value) => window.showTheme(value), theme);
  }

  /** Contrast that is too low in a theme where the browser forces colours. */
  async forcedContrastFindings(theme: Theme): Promise<string[]> {
    await this.page.emulateMedia({ forcedColors: 'active' });
    const findings = await this.page.evaluate(
      async (value) =>
        matchMedia('(forced-colors: active)').matches
          ? (await window.showTheme(value)).problems
          : ['forced colours are not on'],
      theme,
    );
    await this.page.emulateMedia({ forcedColors: 'none' });
    return findings;
  }

  /** Whether a focus scrolled a table sideways, and where its text then falls between pixels, depends on what the browser measured first. */
  private async resetScroll(): Promise<void> {
    await this.page.evaluate(() => {
      for (const region of document.querySelectorAll('[data-overflow]')) region.scrollLeft = 0;
    });
  }

  /**
   * The story as Chromium draws it, as tall as what it shows. What lies below the window may be drawn some frames late: unless a
   * picture is the one that is known, another is taken until four in a row are the same.
   */
  async shoot(height: number, isKnown: (picture: Buffer) => boolean): Promise<Buffer> {
    const viewport = this.page.viewportSize() ?? context.viewport;
    let picture = await capture(this.cdp, viewport.width, height, height > viewport.height);
    for (let same = 1; same < 4 && !isKnown(picture); ) {
      await this.page.evaluate(() => window.nextFrames());
      const next = await capture(this.cdp, viewport.width, height, height > viewport.height);
      same = next.equals(picture) ? same + 1 : 1;
      picture = next;
    }
    return picture;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
