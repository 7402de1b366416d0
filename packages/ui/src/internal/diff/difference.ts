/** A value of a field as text, as the screen writes it. */
export type DiffValue = string | null | undefined;

export interface Difference {
  /** The label of the field; unique in the list. */
  field: string;
  /** The earlier value; null where there was none. */
  before: DiffValue;
  /** The later value; null where there is none. */
  after: DiffValue;
}

/** A text with its part that differs in the middle. */
export interface Parts {
  start: string;
  changed: string;
  end: string;
}

/** What JavaScript passes besides text, such as a number, as text; a blank one is no value. */
export const textOf = (value: DiffValue) => {
  const text = String(value ?? '');
  return text.trim() ? text : null;
};

/** The fields whose value differs. */
export const differing = (differences: readonly Difference[]): readonly Difference[] =>
  differences.filter(({ before, after }) => textOf(before) !== textOf(after));

const commonLength = (a: readonly string[], b: readonly string[]) => {
  const at = a.findIndex((letter, index) => letter !== b[index]);
  return at < 0 ? Math.min(a.length, b.length) : at;
};

const cut = (letters: readonly string[], head: number, tail: number): Parts => ({
  start: letters.slice(0, head).join(''),
  changed: letters.slice(head, letters.length - tail).join(''),
  end: letters.slice(letters.length - tail).join(''),
});

/**
 * Where two texts differ: one digit of a number, one word of an address. Texts that share less than half are marked whole:
 * letters that happen to be equal help nobody.
 */
export function changedParts(before: string, after: string): [Parts, Parts] {
  // By code point: half of an emoji is no letter.
  const [a, b] = [Array.from(before), Array.from(after)];
  const head = commonLength(a, b);
  const rest = Math.min(a.length, b.length) - head;
  const tail = Math.min(rest, commonLength(a.toReversed(), b.toReversed()));
  if ((head + tail) * 2 < Math.max(a.length, b.length)) return [cut(a, 0, 0), cut(b, 0, 0)];
  return [cut(a, head, tail), cut(b, head, tail)];
}
