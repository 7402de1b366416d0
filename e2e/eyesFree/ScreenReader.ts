import type { CDPSession, Page } from '@playwright/test';
import { type Announcement, reportAnnouncements } from './announcements.ts';
import { type AxNode, isContainer, isEdit, reading, speech } from './speech.ts';

const labelOf: Record<Announcement['kind'], string> = {
  polite: 'status',
  assertive: 'ALERT',
  title: 'title',
  silent: 'INSERTED SILENTLY',
};

interface Focus {
  id: number | undefined;
  node: AxNode;
  text: string;
  /** Landmarks, groups and dialogs around it, the outermost first. */
  containers: AxNode[];
}

/** What is read where nothing on the page has the focus. */
const unfocused = 'page';

const nowhere: AxNode = { ignored: true, nodeId: '' };

/** The condition to wait for: an announced text, or something that is not announced. */
type Until = RegExp | string | (() => Promise<void>);

const missingProperties = `function () {
  const ignored = this === document.body;
  return { placeholder: this.placeholder, required: this.required, ...(ignored && { ignored }) };
}`;

function isAnnounced(until: Until | undefined, texts: string[]): boolean {
  if (until === undefined || typeof until === 'function') return true;
  return texts.some((text) => (typeof until === 'string' ? text.includes(until) : until.test(text)));
}

/** The total depends on the journeys that run beside this one. */
const maskTotal = (text: string) => text.replace(/^20 of [\d,]+ results$/, '20 of … results');

/**
 * A user who cannot see the page: presses keys, and reads only what the accessibility tree holds of the focus and what live
 * regions announce. Records it all.
 */
export class ScreenReader {
  readonly #lines: string[] = [];
  #announcements: Announcement[] = [];
  #last: Focus = { id: undefined, node: nowhere, text: '', containers: [] };
  #title: string | undefined;
  #running = 0;

  private constructor(
    readonly page: Page,
    readonly tree: CDPSession,
  ) {}

  static async start(page: Page): Promise<ScreenReader> {
    const tree = await page.context().newCDPSession(page);
    await tree.send('Accessibility.enable');
    const reader = new ScreenReader(page, tree);
    await page.exposeBinding('announce', (_, announcement: Announcement) =>
      reader.#announcements.push(announcement),
    );
    await page.addInitScript(reportAnnouncements);
    page.on('request', () => {
      reader.#running += 1;
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', () => {
        reader.#running -= 1;
      });
    return reader;
  }

  get transcript(): string {
    return `${this.#lines.join('\n').trim()}\n`;
  }

  chapter(title: string) {
    this.#lines.push('', `## ${title}`, '');
  }

  async open(path: string, until: Until) {
    await this.page.goto(path);
    await this.#record(`opens ${path}`, until);
  }

  /** Presses a key, and waits until `until` is announced. */
  async press(key: string, until?: Until) {
    await this.page.keyboard.press(key);
    await this.#record(key, until);
  }

  /** Types; the transcript shows `as` in place of a secret. */
  async type(text: string, { until, as = text }: { until?: Until; as?: string } = {}) {
    // Letter by letter, a busy machine would search for the first letters too, and announce what they find.
    if (isEdit(this.#last.node)) await this.page.keyboard.insertText(text);
    else await this.page.keyboard.type(text);
    await this.#record(`types ${as}`, until, true);
  }

  /** Presses a key again and again until the focused element is announced so. */
  async seek(text: RegExp | string, key = 'Tab', maxPresses = 40) {
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await this.press(key);
      if (this.isFocused(text)) return;
    }
    this.#fail(`${key} never led to ${text}`);
  }

  /** Types into the field of that name, which has the focus or comes later. */
  async fill(name: string, text: string, until?: Until) {
    if (!this.isFocused(name)) await this.seek(name);
    await this.type(text, until === undefined ? {} : { until });
  }

  /** Whether the focused element is announced so. */
  isFocused(text: RegExp | string): boolean {
    return typeof text === 'string' ? this.#last.text.startsWith(text) : text.test(this.#last.text);
  }

  /** Reads the dialog that is open from its beginning to its end. */
  async read() {
    const dialog = this.#last.containers.findLast(({ role }) => role?.value === 'dialog');
    const { nodes } = (await this.tree.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
    const lines = dialog ? reading(dialog.nodeId, new Map(nodes.map((node) => [node.nodeId, node]))) : [];
    this.#lines.push('reads on', ...lines.map((line) => `    ${line}`));
  }

  async #record(action: string, until?: Until, isTyping = false) {
    const deadline = Date.now() + 120_000;
    if (typeof until === 'function') await until();
    let focus: Focus;
    let heard: string[];
    // The page itself has the focus for a moment when what had it goes: to stay there would be to lose it.
    const isLost = () => this.#last.id !== undefined && focus.text === unfocused;
    do {
      if (Date.now() > deadline) this.#fail(`${until ?? 'A focus'} was not announced`);
      await this.#settle(deadline);
      // Before the focus is read: what is announced meanwhile may have moved it.
      heard = this.#announcements.map(({ text }) => text);
      focus = await this.#focus();
    } while (!isAnnounced(until, [focus.text, ...heard]) || isLost());
    const announcements = this.#announcements.splice(0);
    const lastTitle = announcements.findLast(({ kind }) => kind === 'title')?.text;
    const title = lastTitle === this.#title ? undefined : lastTitle;
    this.#title = lastTitle ?? this.#title;
    const live = announcements
      .filter(({ kind }) => kind !== 'title')
      .map(({ kind, text }) => `${labelOf[kind]}: ${maskTotal(text)}`);
    const lines = [...(title ? [`title: ${title}`] : []), ...this.#changes(focus, isTyping), ...live];
    if (lines.length === 0 && !isTyping) lines.push('(silence)');
    this.#last = focus;
    this.#lines.push(action, ...lines.map((line) => `    ${line}`));
  }

  /** What is announced of the focus and was not before. */
  #changes(focus: Focus, isTyping: boolean): string[] {
    const { id, node, containers } = focus;
    const isSame = id === this.#last.id;
    // Users know what they type.
    const text =
      isTyping && isSame && isEdit(node) ? speech({ ...node, value: this.#last.node.value }) : focus.text;
    const entered = containers.filter(
      (container) => !this.#last.containers.some(({ nodeId }) => nodeId === container.nodeId),
    );
    return [...entered.map(speech), ...(isSame && text === this.#last.text ? [] : [focus.text])];
  }

  /** Waits until no request runs, responses are drawn, and nothing more is announced. */
  async #settle(deadline: number) {
    for (let framesToGo = 1; framesToGo > 0 && Date.now() < deadline; ) {
      const before = this.#announcements.length;
      // A response is drawn, and announced, some frames after it has arrived.
      if (this.#running > 0) framesToGo = 3;
      await this.page.evaluate(
        () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      );
      if (this.#running === 0 && this.#announcements.length === before) framesToGo -= 1;
    }
  }

  #fail(reason: string): never {
    throw new Error(
      `${reason}. Last: ${this.#lines.slice(-6).join(' / ')} ${JSON.stringify(this.#announcements)}`,
    );
  }

  async #focus(): Promise<Focus> {
    const { result } = await this.tree.send('Runtime.evaluate', {
      expression:
        'document.activeElement?.ariaActiveDescendantElement ?? document.activeElement ?? document.body',
    });
    const objectId = result.objectId as string;
    const [ax, extra] = await Promise.all([
      this.tree.send('Accessibility.getAXNodeAndAncestors' as 'Accessibility.getPartialAXTree', { objectId }),
      // The tree has these; the protocol omits them.
      this.tree.send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration: missingProperties,
        returnByValue: true,
      }),
    ]);
    const [node = nowhere, ...ancestors] = ax.nodes as AxNode[];
    Object.assign(node, extra.result.value);
    return {
      id: node.backendDOMNodeId,
      node,
      text: node.ignored ? unfocused : speech(node),
      containers: ancestors.filter(isContainer).reverse(),
    };
  }
}
