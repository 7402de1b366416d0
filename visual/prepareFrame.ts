/** What the spec asks of Storybook's frame. */
interface Channel {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
}
interface Size {
  width: number;
  height: number;
}
interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: { loadStory: (of: { storyId: string }) => Promise<PreparedStory> };
    };
    viewportOf: (id: string) => Promise<Size | undefined>;
    showStory: (id: string, again: boolean) => Promise<string | undefined>;
    storyHeight: () => number;
  }
}

/** Runs in the frame before its own scripts: must not use anything outside itself. */
export function prepareFrame(now: number): void {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts: [] | [string | number | Date]) {
      if (parts.length === 0) super(now);
      else super(...parts);
    }
    static override now = () => now;
  } as DateConstructor;

  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };

  // What a page does by itself after a while, such as taking a toast away, must not depend on how busy the machine is.
  const originalTimeout = window.setTimeout;
  window.setTimeout = ((run: TimerHandler, wait = 0, ...values: unknown[]) =>
    originalTimeout(wait < 3000 ? run : () => {}, wait, ...values)) as typeof window.setTimeout;

  let pending = 0;
  const originalFetch = window.fetch;
  window.fetch = async (...request) => {
    pending++;
    try {
      return await originalFetch(...request);
    } finally {
      pending--;
    }
  };

  const frame = () => new Promise(requestAnimationFrame);
  /** Three frames without a change and without an open request; a request that is never answered is waited for a second. */
  async function settled() {
    let quiet = 0;
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const patience = performance.now() + 1000;
    while (quiet < 3 || (pending > 0 && performance.now() < patience)) {
      quiet++;
      await frame();
    }
    observer.disconnect();
  }

  window.viewportOf = async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id });
    const chosen = story?.storyGlobals.viewport?.value;
    const styles = chosen && story?.parameters.viewport?.options?.[chosen]?.styles;
    return styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : undefined;
  };

  let finished: Promise<unknown> = Promise.resolve();
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];

  window.showStory = async (id, again) => {
    // What Storybook still does with the last story: a new one would reload the page.
    await finished;
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const failure = await new Promise<string | undefined>((resolve) => {
      let problem: string | undefined;
      let finish = () => {};
      finished = new Promise<void>((done) => {
        finish = done;
      });
      const listen = (event: string, listener: (payload: unknown) => void) => {
        channel.on(event, listener);
        void finished.then(() => channel.off(event, listener));
      };
      for (const event of failures) {
        listen(event, (error) => {
          problem = ((error as Error | undefined)?.message ?? String(error)).split('\n', 1)[0];
          if (event === 'playFunctionThrewException') return;
          finish();
          resolve(problem);
        });
      }
      listen('storyRenderPhaseChanged', (payload) => {
        const { storyId, newPhase } = payload as { storyId: string; newPhase: string };
        if (storyId === id && newPhase === 'completing') resolve(problem);
      });
      listen('storyFinished', (payload) => {
        if ((payload as { storyId: string }).storyId === id) finish();
      });
      if (again) channel.emit('forceRemount', { storyId: id });
      else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    await document.fonts.ready;
    await settled();
    return failure;
  };

  window.storyHeight = () => {
    window.scrollTo(0, 0);
    const shown = [...document.body.children].filter((child) => !/\bsb-/.test(child.className));
    const bottoms = shown
      .flatMap((child) => [child, ...child.querySelectorAll('*')])
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ bottom }) => bottom);
    const limit = Math.min(2400, Math.max(window.innerHeight, document.documentElement.scrollHeight));
    return Math.min(limit, Math.ceil(Math.max(48, ...bottoms) + 16));
  };
}
