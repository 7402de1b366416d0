import { daysBetween, type PlainDate } from '@rentsafe/format/date';
import { foldWords } from '../search/fold.ts';

/** A line of a bank, as it is compared. */
export interface ComparedLine {
  on: PlainDate;
  /** Description and reference. */
  text: string;
  /** In minor units, signed. */
  amount: bigint;
}

/** A movement of the book, or a lease, as it is compared with a line. */
export interface Candidate {
  number: string;
  /** Names of people and companies that the text may have. */
  names: readonly string[];
  reference?: string | null;
  /** Of a movement. */
  on?: PlainDate;
  /** Of a movement, signed; of a lease what it owes. */
  amount: bigint;
  /** Of a lease: what is open of single charges, and its rent. */
  parts?: readonly bigint[];
  /** A line with the same text was for this lease. */
  paidBefore?: boolean;
}

export interface Scored {
  /** 0 to 100. */
  score: number;
  reasons: string[];
}

/** Shorter ones say too little. */
const SHORTEST = 3;

const wordsOf = (text: string): string[] => foldWords(text).split(' ').filter(Boolean);

/** The words of a text, and those that stand side by side as one: L 0012 is l0012. */
export function numbersIn(text: string): string[] {
  const words = wordsOf(text);
  const joined = [1, 2, 3].flatMap((length) =>
    words.slice(0, words.length - length + 1).map((_, at) => words.slice(at, at + length).join('')),
  );
  return [...new Set(joined)].filter((word) => word.length >= SHORTEST);
}

/** Whether a number such as L-0001 stands in the text, whatever its signs, and not within a longer one. */
function mentions(text: string, number: string): boolean {
  const wanted = wordsOf(number).join('');
  return wanted.length >= SHORTEST && numbersIn(text).includes(wanted);
}

/** How much of a name is in the text: all of its words, one of three letters or more, or none. */
function nameIn(words: readonly string[], name: string): 'all' | 'part' | null {
  const parts = wordsOf(name).filter((part) => part.length >= SHORTEST);
  const found = parts.filter((part) => words.includes(part));
  if (found.length === 0) return null;
  return found.length === parts.length ? 'all' : 'part';
}

const daysText = (days: number) => (days === 1 ? '1 day apart' : `${days} days apart`);

function byDay({ on }: ComparedLine, { on: day }: Candidate): [number, string] | null {
  if (day === undefined) return null;
  const days = Math.abs(daysBetween(on, day));
  if (days === 0) return [15, 'Same day'];
  if (days <= 3) return [10, daysText(days)];
  return days <= 7 ? [5, daysText(days)] : null;
}

function byAmount({ amount }: ComparedLine, candidate: Candidate): [number, string] | null {
  if (candidate.on !== undefined) return candidate.amount === amount ? [45, 'Same amount'] : null;
  if (candidate.amount === amount) return [30, 'Owes exactly this'];
  return candidate.parts?.includes(amount) ? [20, 'A charge of this amount'] : null;
}

/** How well something of the book agrees with a line of a bank, and why. */
export function scoreMatch(line: ComparedLine, candidate: Candidate): Scored {
  const words = wordsOf(line.text);
  const names = candidate.names.map((name) => ({ name, found: nameIn(words, name) }));
  const name = names.find(({ found }) => found === 'all') ?? names.find(({ found }) => found);
  const found: ([number, string] | null | false)[] = [
    byAmount(line, candidate),
    mentions(line.text, candidate.number) && [40, `${candidate.number} is in the text`],
    Boolean(candidate.reference) &&
      mentions(line.text, candidate.reference ?? '') && [30, `Reference ${candidate.reference}`],
    candidate.paidBefore === true && [40, 'Paid like this before'],
    Boolean(name) && [name?.found === 'all' ? 25 : 15, `Name: ${name?.name}`],
    byDay(line, candidate),
  ];
  const counted = found.filter((reason) => reason !== null && reason !== false);
  const score = counted.reduce((sum, [points]) => sum + points, 0);
  return { score: Math.min(score, 100), reasons: counted.map(([, reason]) => reason) };
}

/** Less is no suggestion: a day or one name alone says little. */
export const LEAST_SCORE = 25;
