import { expect } from '@playwright/test';
import type { OtherBrowser } from './OtherBrowser.ts';

/** The name of the element that has the focus, as it is shown or labelled. */
const focusName = `(() => {
  const element = document.activeElement;
  return (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
})()`;

/** A user with a keyboard alone: goes to what they name, and reads what is there. */
export class Keys {
  constructor(
    private readonly other: OtherBrowser,
    private readonly base: string,
  ) {}

  open(path: string) {
    return this.other.goto(`${this.base}${path}`);
  }

  press(keys: string) {
    return this.other.press(keys);
  }

  focus() {
    return this.other.run<string>(focusName);
  }

  /** Waits until the focus is there by itself. */
  async isAt(name: string | RegExp) {
    await expect.poll(() => this.focus()).toMatch(typeof name === 'string' ? exactly(name) : name);
  }

  /** Tab by Tab to what is so called. */
  async goTo(name: string | RegExp) {
    const pattern = typeof name === 'string' ? exactly(name) : name;
    const passed: string[] = [];
    for (let tabs = 0; tabs < 120; tabs++) {
      const at = await this.focus();
      if (pattern.test(at)) return;
      passed.push(at.slice(0, 40));
      await this.press('Tab');
    }
    throw new Error(`No ${pattern} among ${passed.join(', ')}`);
  }

  /** Goes to a field and types; letters choose in a list. */
  async fill(name: string, text: string) {
    await this.goTo(name);
    // A list that another field fills opens to keys once it is filled.
    await expect
      .poll(() => this.other.run<boolean>('document.activeElement.matches(":disabled")'))
      .toBe(false);
    await this.other.type(text);
  }

  /** Waits until a text is on the page, or, with `isShown: false`, until it has gone. */
  async reads(text: string, isShown = true) {
    await expect
      .poll(() => this.other.run<boolean>(`document.body.innerText.includes(${JSON.stringify(text)})`))
      .toBe(isShown);
  }
}

const exactly = (name: string) => new RegExp(`^${name.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}\\s*\\*?$`);
