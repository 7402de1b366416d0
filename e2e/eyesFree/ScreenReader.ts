import type { CDPSession, Page } from '@playwright/test';
import { type Heard, hearing } from './hearing.ts';
import { type AxNode, isEdit, isPlace, reading, speech } from './speech.ts';

const soundOf: Record<Heard['how'], string> = {
  polite: 'says',
  assertive: 'ALERT',
  title: 'title',
  unheard: 'PUT IN UNHEARD',
};

interface Focus {
  id: number | undefined;
  node: AxNode;
  words: string;
  /** Landmarks, groups and dialogs around it, the outermost first. */
  places: AxNode[];
}

const nowhere: AxNode = { ignored: true, nodeId: '' };

/** What is waited for: words, or something that is not heard. */
type Until = RegExp | string | (() => Promise<void>);

const leftOut = `function () {
  const ignored = this === document.body;
  return { placeholder: this.placeholder, required: this.required, ...(ignored && { ignored }) };
}`;

/** How many records there are in all hangs on the journeys that run beside this one. */
const withoutTotal = (words: string) => words.replace(/^20 of [\d,]+ results$/, '20 of … results');

/**
 * Someone who does not see the page: presses keys, and knows of it what the accessibility tree says of the focus, and what
 * live regions say. Writes down what is said.
 */
export class ScreenReader {
  readonly #lines: string[] = [];
  #heard: Heard[] = [];
  #last: Focus = { id: undefined, node: nowhere, words: '', places: [] };
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
    await page.exposeBinding('hear', (_, heard: Heard) => reader.#heard.push(heard));
    await page.addInitScript(hearing);
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
    await this.#tell(`opens ${path}`, until);
  }

  /** Presses a key, and waits for `until` to be said where the answer comes later. */
  async press(key: string, until?: Until) {
    await this.page.keyboard.press(key);
    await this.#tell(key, until);
  }

  /** Types; `as` stands in the transcript for what is secret. */
  async type(text: string, { until, as = text }: { until?: Until; as?: string } = {}) {
    await this.page.keyboard.type(text);
    await this.#tell(`types ${as}`, until, true);
  }

  /** Presses a key again and again until what has the focus is said to be this. */
  async seek(words: RegExp | string, key = 'Tab', most = 40) {
    for (let presses = 0; presses < most; presses += 1) {
      await this.press(key);
      if (this.hears(words)) return;
    }
    this.#despair(`${key} never led to ${words}`);
  }

  /** Types into the field of that name, which lies ahead or has the focus. */
  async fill(name: string, text: string) {
    if (!this.hears(name)) await this.seek(name);
    await this.type(text);
  }

  /** Whether what has the focus is said to be this. */
  hears(words: RegExp | string): boolean {
    return typeof words === 'string' ? this.#last.words.startsWith(words) : words.test(this.#last.words);
  }

  /** Reads the dialog that is open from its beginning to its end. */
  async read() {
    const dialog = this.#last.places.findLast(({ role }) => role?.value === 'dialog');
    const { nodes } = (await this.tree.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
    const words = dialog ? reading(dialog.nodeId, new Map(nodes.map((node) => [node.nodeId, node]))) : [];
    this.#lines.push('reads on', ...words.map((line) => `    ${line}`));
  }

  async #tell(action: string, until?: Until, isTyping = false) {
    const giveUp = Date.now() + 20_000;
    if (typeof until === 'function') await until();
    let focus: Focus;
    do {
      if (Date.now() > giveUp) this.#despair(`${until ?? 'Silence'} was not heard`);
      await this.#settle(giveUp);
      focus = await this.#focus();
    } while (!this.#isHeard(until, focus.words));
    const heard = this.#heard.splice(0);
    const told = heard.findLast(({ how }) => how === 'title')?.words;
    const title = told === this.#title ? undefined : told;
    this.#title = told ?? this.#title;
    const spoken = heard
      .filter(({ how }) => how !== 'title')
      .map(({ how, words }) => `${soundOf[how]}: ${withoutTotal(words)}`);
    const said = [...(title ? [`title: ${title}`] : []), ...this.#news(focus, isTyping), ...spoken];
    if (said.length === 0 && !isTyping) said.push('(silence)');
    this.#last = focus;
    this.#lines.push(action, ...said.map((line) => `    ${line}`));
  }

  /** What is said of the focus that was not said before. */
  #news(focus: Focus, isTyping: boolean): string[] {
    const { id, node, places } = focus;
    const isSame = id === this.#last.id;
    // What is typed is known to who types it.
    const words =
      isTyping && isSame && isEdit(node) ? speech({ ...node, value: this.#last.node.value }) : focus.words;
    const entered = places.filter(
      (place) => !this.#last.places.some(({ nodeId }) => nodeId === place.nodeId),
    );
    return [...entered.map(speech), ...(isSame && words === this.#last.words ? [] : [focus.words])];
  }

  #isHeard(until: Until | undefined, focus: string): boolean {
    if (until === undefined || typeof until === 'function') return true;
    const all = [focus, ...this.#heard.map(({ words }) => words)];
    return all.some((words) => (typeof until === 'string' ? words.includes(until) : until.test(words)));
  }

  /** Until no request runs, what came is drawn, and nothing more is said. */
  async #settle(giveUp: number) {
    for (let framesToGo = 1; framesToGo > 0 && Date.now() < giveUp; ) {
      const before = this.#heard.length;
      // An answer is drawn, and told, some frames after it has arrived.
      if (this.#running > 0) framesToGo = 3;
      await this.page.evaluate(
        () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      );
      if (this.#running === 0 && this.#heard.length === before) framesToGo -= 1;
    }
  }

  #despair(why: string): never {
    throw new Error(`${why}. Last: ${this.#lines.slice(-6).join(' / ')} ${JSON.stringify(this.#heard)}`);
  }

  async #focus(): Promise<Focus> {
    const { result } = await this.tree.send('Runtime.evaluate', {
      expression:
        'document.activeElement?.ariaActiveDescendantElement ?? document.activeElement ?? document.body',
    });
    const objectId = result.objectId as string;
    const [found, told] = await Promise.all([
      this.tree.send('Accessibility.getAXNodeAndAncestors' as 'Accessibility.getPartialAXTree', { objectId }),
      // The tree has them; the protocol leaves them out.
      this.tree.send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration: leftOut,
        returnByValue: true,
      }),
    ]);
    const [node = nowhere, ...around] = found.nodes as AxNode[];
    Object.assign(node, told.result.value);
    return {
      id: node.backendDOMNodeId,
      node,
      words: node.ignored ? 'page' : speech(node),
      places: around.filter(isPlace).reverse(),
    };
  }
}
