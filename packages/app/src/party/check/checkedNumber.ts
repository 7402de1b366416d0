import { isNationalId, isPassportNumber, normaliseIdentification } from '@rentsafe/domain/nationalId';
import type { PartyType } from '@rentsafe/domain/party';
import type { CodeProblem } from '@rentsafe/ui/CodeField';
import { nationalIdText } from '../../forms/issueText';
import { checkLetterText } from '../addIndividual/nationalIdTexts';

export const numberKinds = ['national_id', 'passport', 'company'] as const;
export type NumberKind = (typeof numberKinds)[number];

/** What a number stands for, as a sentence has it. */
export const kindTexts: Readonly<Record<NumberKind, string>> = {
  national_id: 'national ID',
  passport: 'passport',
  company: 'registration number',
};

/** A number, and what it is the number of. */
export interface CheckedNumber {
  number: string;
  kind: NumberKind;
}

export const aboutOf = (kind: NumberKind): PartyType => (kind === 'company' ? 'company' : 'individual');

const isCompany = (text: string) =>
  /\//.test(text) || /^[a-z]{3}/i.test(text) || /^\d{1,6}-(19|20)\d\d$/.test(text);
const startsAsPassport = (number: string) => /^[A-Z]{1,2}\d/.test(number);

/** What a number looks like: who knows better chooses. */
export function kindOf(typed: string): NumberKind {
  const text = typed.trim();
  if (isCompany(text)) return 'company';
  return startsAsPassport(normaliseIdentification(text)) ? 'passport' : 'national_id';
}

/** True of what is searched for as a number: all else is a name. */
export const isNumber = (typed: string): boolean => {
  const text = typed.trim();
  return /\d{3}/.test(text) && !/@|^[+0][\d ()-]*$/.test(text);
};

/** Until its letter is there, a national ID may still become the number of a company: `13-2020`. */
const hasLetter = (typed: string) => /\d[\s-]*[a-z]/i.test(typed);

/** A number as it is looked up; of companies, dashes tell one from another. */
export function writtenNumber({ number, kind }: CheckedNumber): string {
  if (kind === 'company') return number;
  return kind === 'passport' || hasLetter(number) ? normaliseIdentification(number) : number;
}

/** What is wrong with a number, before anybody is asked for it. */
export function numberProblem({ number, kind }: CheckedNumber): CodeProblem | undefined {
  const written = normaliseIdentification(number);
  if (kind === 'company') return undefined;
  if (kind === 'passport') {
    return isPassportNumber(written)
      ? undefined
      : { tone: 'danger', text: 'A passport number has 6 to 9 letters and digits.' };
  }
  if (!isNationalId(written)) return { tone: 'danger', text: nationalIdText({ typed: number }) };
  const doubt = checkLetterText(written);
  return doubt === undefined ? undefined : { tone: 'warning', text: doubt };
}
