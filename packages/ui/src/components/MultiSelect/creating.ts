import { type FieldOption, isUnavailable } from '../../internal/fields/option';

export interface CreationRules {
  /** The most characters of one value. @default no limit */
  maxLength?: number | undefined;
  /** What is wrong with a value and what to do about it, in a sentence; undefined where nothing is. */
  validate?: ((text: string) => string | undefined) | undefined;
}

interface CreationMessages {
  already: (label: string) => string;
  unavailable: (label: string) => string;
  tooLong: (maxLength: number, by: number) => string;
}

export interface Creation<Value extends string> {
  rules: CreationRules;
  options: readonly FieldOption<Value>[];
  /** The labels of what is chosen. */
  chosen: readonly string[];
  messages: CreationMessages;
  /** Of the locale: in Swedish o and ö are two letters. */
  locale: string | undefined;
}

type Outcome<Value extends string> =
  | { option: FieldOption<Value>; isNew: boolean }
  | { problem: string; isChosen: boolean };

/** Commas and semicolons of any script, tabs and lines. */
const separators = /[,;،؛，；、\t\r\n]+/;

export const piecesOf = (text: string): string[] => text.split(separators);

/** What a text names, one by one, without the space around and within. */
export const textsOf = (text: string): string[] =>
  piecesOf(text.normalize('NFC'))
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** What becomes of one text: the option of that name, a new one, or why neither. */
export function outcomeOf<Value extends string>(text: string, creation: Creation<Value>): Outcome<Value> {
  const { rules, options, chosen, messages, locale } = creation;
  // Not without its marks: the vowels of Hindi are marks.
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const isSame = (label: string) => compare(label, text) === 0;
  const option = options.find(({ value, label }) => value === text || isSame(label));
  const there = chosen.find((label) => isSame(label) || label === option?.label);
  if (there !== undefined) return { problem: messages.already(there), isChosen: true };
  const refuse = (problem: string) => ({ problem, isChosen: false });
  if (option) {
    if (!isUnavailable(option)) return { option, isNew: false };
    return refuse(option.disabledReason ?? messages.unavailable(option.label));
  }
  const { maxLength = Number.POSITIVE_INFINITY, validate } = rules;
  if (text.length > maxLength) return refuse(messages.tooLong(maxLength, text.length - maxLength));
  const problem = validate?.(text);
  // Any text is a value where values can be made.
  return problem ? refuse(problem) : { option: { value: text as Value, label: text }, isNew: true };
}

/** What becomes of several: those that can be chosen, those that stay to be mended, and why the first of these does. */
export function outcomesOf<Value extends string>(texts: readonly string[], creation: Creation<Value>) {
  const added: FieldOption<Value>[] = [];
  const left: string[] = [];
  let problem: string | undefined;
  for (const text of texts) {
    const chosen = [...creation.chosen, ...added.map(({ label }) => label)];
    const outcome = outcomeOf(text, { ...creation, chosen });
    if ('option' in outcome) added.push(outcome.option);
    // Of a pasted list those that are there already need nothing more.
    else if (texts.length === 1 || !outcome.isChosen) {
      left.push(text);
      problem ??= outcome.problem;
    }
  }
  return { added, left, problem };
}
