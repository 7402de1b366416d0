export interface Size {
  width: number;
  height: number;
}

/** From the upper left corner of what is seen of the page. */
export interface Point {
  x: number;
  y: number;
}

/** A window of Firefox or WebKit, with the keys that a user presses. */
export interface OtherBrowser {
  /** As it calls itself, such as `Firefox 140.5`. */
  version: string;
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page; a promise is awaited. */
  run: <Value>(expression: string) => Promise<Value>;
  /** Presses a key as the DOM names it, with what is held down before it: `Tab`, `Shift+Tab`, `Control+k`. */
  press: (keys: string) => Promise<void>;
  /** Types letters, each a key of its own. */
  type: (text: string) => Promise<void>;
  /** Presses the mouse at one point, moves to the other in steps, and lets go there. */
  drag: (from: Point, to: Point) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  close: () => Promise<void>;
}

/** What all pages are in: times of Harare, British words. */
export const place = { TZ: 'Africa/Harare', LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' };
