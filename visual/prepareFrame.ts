import type { AxeResults, ElementContext, Result, RunOptions } from 'axe-core';

/** The parts of Storybook's frame that the spec uses. */
interface Channel {
  transports: unknown[];
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
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    a11y?: { context?: ElementContext };
  };
}
export type Theme = 'light' | 'dark';
/** A story that has come to rest: its problems, the theme it is in, and how tall it is. */
export interface Shown {
  problems: string[];
  theme: Theme;
  height: number;
}
interface Finished {
  storyId: string;
  reporters: { type: string; result: AxeResults }[];
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: { loadStory: (options: { storyId: string }) => Promise<PreparedStory> };
    };
    /** The sizes of their own that stories have, by id. */
    viewportsOf: (ids: string[]) => Promise<Record<string, Size>>;
    /** Plays a story to its end and checks it with axe, but for what `unchecked` selects. */
    showStory: (id: string, isShown: boolean, unchecked: string[]) => Promise<Shown>;
    /** Checks the story with axe as it stands now, once it is at rest. */
    checkAgain: () => Promise<Shown>;
    /** Shows the story in a theme; its problems are contrast that is too low. */
    showTheme: (theme: Theme) => Promise<Shown>;
    /** Waits for three frames. */
    nextFrames: () => Promise<void>;
    /** There once a story was checked: that of Storybook's accessibility addon. */
    axe?: typeof import('axe-core');
  }
}

/** Runs in the frame before its own scripts: must not use anything outside itself. */
export function prepareFrame({ now, findTimeout }: { now: number; findTimeout: number }): void {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts: [] | [string | number | Date]) {
      if (parts.length === 0) super(now);
      else super(...parts);
    }
    static override now = () => now;
  } as DateConstructor;

  // Storybook's highlighting looks at the styles of every element of every story, for the panel that is not there.
  let features: Record<string, boolean> = {};
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (set: typeof features) => {
      features = { ...set, highlight: false };
    },
  });

  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };

  // A page's own long timers, such as closing a toast, must not depend on how busy the machine is: they never fire. Of its
  // short ones, such as a search that starts when no more letters come, none may fire between two pictures. A story whose
  // element never appears still ends.
  const originalTimeout = window.setTimeout;
  const originalClear = window.clearTimeout;
  const timers = new Set<number>();
  window.setTimeout = ((run: () => void, wait = 0, ...values: []) => {
    if (wait === findTimeout) return originalTimeout(run, wait, ...values);
    if (wait >= 3000) return originalTimeout(() => {}, wait);
    const timer = originalTimeout(() => {
      timers.delete(timer);
      run(...values);
    }, wait);
    timers.add(timer);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    timers.delete(timer as number);
    originalClear(timer);
  };

  const requests = new Set<{ url: string }>();
  const watched =
    (fetch: typeof window.fetch): typeof window.fetch =>
    async (input, init) => {
      const request = { url: input instanceof Request ? input.url : new URL(input, location.href).href };
      requests.add(request);
      try {
        return await fetch(input, init);
      } finally {
        requests.delete(request);
      }
    };
  // The mocked backend of the stories replaces `fetch`, and is watched as well.
  let current = watched(window.fetch);
  Object.defineProperty(window, 'fetch', {
    get: () => current,
    set: (fetch: typeof window.fetch) => {
      current = watched(fetch);
    },
  });
  window.addEventListener('unanswered', (event) => {
    for (const request of requests) {
      if (request.url === (event as CustomEvent<string>).detail) requests.delete(request);
    }
  });

  const frame = () => new Promise(requestAnimationFrame);
  /** Waits for three frames without a change, a request, a timer or a font under way; returns whether they came. */
  async function comesToRest() {
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
    const isUnderWay = () => requests.size > 0 || timers.size > 0 || document.fonts.status === 'loading';
    const deadline = performance.now() + 180_000;
    while (quiet < 3 && performance.now() < deadline) {
      quiet = isUnderWay() ? 0 : quiet + 1;
      await frame();
    }
    observer.disconnect();
    return quiet >= 3;
  }

  window.viewportsOf = async (ids) => {
    const found: Record<string, Size> = {};
    for (const storyId of ids) {
      const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
      const name = story?.storyGlobals.viewport?.value;
      const styles = name && story?.parameters.viewport?.options?.[name]?.styles;
      if (styles)
        found[storyId] = {
          width: Number.parseInt(styles.width, 10),
          height: Number.parseInt(styles.height, 10),
        };
    }
    return found;
  };

  const findingsOf = (violations: Result[]) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  function storyHeight(): number {
    window.scrollTo(0, 0);
    const roots = [...document.body.children].filter((child) => !/\bsb-/.test(child.className));
    const bottoms = roots
      .flatMap((child) => [child, ...child.querySelectorAll('*')])
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ bottom }) => bottom);
    const limit = Math.min(2400, Math.max(window.innerHeight, document.documentElement.scrollHeight));
    return Math.min(limit, Math.ceil(Math.max(48, ...bottoms) + 16));
  }

  const shown = (problems: string[]): Shown => ({
    problems,
    theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
    height: storyHeight(),
  });

  let currentId = '';
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];

  /** The prepared story is kept: what is set here is what Storybook's addon and `findings` read. */
  async function excludeFromAxe(storyId: string, selectors: string[]) {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
    if (story) story.parameters.a11y = { ...story.parameters.a11y, context: { exclude: selectors } };
  }

  window.showStory = async (id, isShown, unchecked) => {
    if (unchecked.length > 0) await excludeFromAxe(id, unchecked);
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    // Nobody listens outside the frame; each event, what axe found as well, would be written out and kept for it.
    channel.transports.length = 0;
    const problems: string[] = [];
    const listeners: [event: string, listener: (payload: unknown) => void][] = [];
    const listen = (event: string, listener: (payload: unknown) => void) => {
      channel.on(event, listener);
      listeners.push([event, listener]);
    };
    for (const event of [...failures, 'unhandledErrorsWhilePlaying']) {
      listen(event, (payload) => {
        const errors = Array.isArray(payload) ? payload : [payload];
        for (const error of errors) problems.push((error as Error | undefined)?.message ?? String(error));
      });
    }
    await new Promise<void>((resolve) => {
      listen('storyFinished', (payload) => {
        const { storyId, reporters = [] } = payload as Finished;
        if (storyId !== id) return;
        const results = reporters.filter(({ type }) => type === 'a11y').map(({ result }) => result);
        if (results.length === 0 && problems.length === 0) problems.push('axe did not check it');
        problems.push(...results.flatMap(({ violations }) => findingsOf(violations)));
        resolve();
      });
      listen('storyMissing', () => resolve());
      if (isShown) channel.emit('forceRemount', { storyId: id });
      else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    for (const [event, listener] of listeners) channel.off(event, listener);
    currentId = id;
    if (!(await comesToRest())) problems.push('it does not come to rest');
    return shown([...new Set(problems)]);
  };

  /** Runs axe on the story that is shown, with the rules as Storybook's addon left them. */
  async function findings(options: RunOptions): Promise<string[]> {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: currentId });
    const context = story?.parameters.a11y?.context;
    if (!window.axe) return ['axe is not loaded'];
    const { violations } = await window.axe.run(
      typeof context === 'object' ? { include: document.body, ...context } : document.body,
      { ...options, resultTypes: ['violations'] },
    );
    return findingsOf(violations);
  }

  window.checkAgain = async () =>
    shown((await comesToRest()) ? await findings({}) : ['it does not come to rest']);

  window.showTheme = async (theme) => {
    document.documentElement.dataset.theme = theme;
    return shown(await findings({ runOnly: ['color-contrast'] }));
  };

  window.nextFrames = async () => {
    for (let frames = 0; frames < 3; frames++) await frame();
  };
}
