import { isMonth, isPlainDate, type Month } from '@rentsafe/format/date';
import type { FastifyRequest } from 'fastify';
import { fieldError } from './errors.ts';
import { issueText } from './issueText.ts';
import { optionalQuery, requiredQuery, severalQuery } from './query.ts';

export const invalidChoice = (name: string) =>
  fieldError(name, issueText({ code: 'not_a_choice', params: {} }));

/** A parameter with one of these values; '' when it is omitted. */
export function choiceQuery<Choice extends string>(
  request: FastifyRequest,
  name: string,
  choices: readonly Choice[],
): Choice | '' {
  const value = optionalQuery(request, name);
  const choice = choices.find((option) => option === value);
  if (choice === undefined && value !== '') throw invalidChoice(name);
  return choice ?? '';
}

/** A parameter with some of these values, with commas between them; [] when it is omitted. */
export function choicesQuery<Choice extends string>(
  request: FastifyRequest,
  name: string,
  choices: readonly Choice[],
): Choice[] {
  return severalQuery(request, name).map((value) => {
    const choice = choices.find((option) => option === value);
    if (choice === undefined) throw invalidChoice(name);
    return choice;
  });
}

/** A required parameter with one of these values. */
export function requiredChoice<Choice extends string>(
  request: FastifyRequest,
  name: string,
  choices: readonly Choice[],
): Choice {
  requiredQuery(request, name);
  return choiceQuery(request, name, choices) as Choice;
}

/** A parameter that is a plain date; '' when it is omitted. */
export function dateQuery(request: FastifyRequest, name: string): string {
  const value = optionalQuery(request, name);
  if (value !== '' && !isPlainDate(value)) {
    throw fieldError(name, issueText({ code: 'not_a_date', params: {} }));
  }
  return value;
}

export function requiredDate(request: FastifyRequest, name: string): string {
  requiredQuery(request, name);
  return dateQuery(request, name);
}

/** A required parameter that is a month: 2026-02. */
export function requiredMonth(request: FastifyRequest, name: string): Month {
  const value = requiredQuery(request, name);
  if (!isMonth(value)) throw fieldError(name, issueText({ code: 'not_a_month', params: {} }));
  return value;
}

/** A parameter that is an id; null when it is omitted. */
export function idQuery(request: FastifyRequest, name: string): number | null {
  const value = optionalQuery(request, name);
  if (value === '') return null;
  if (!/^[1-9]\d*$/.test(value) || !Number.isSafeInteger(Number(value))) throw invalidChoice(name);
  return Number(value);
}

/** A parameter that is ids with commas between them; [] when it is omitted. */
export function idsQuery(request: FastifyRequest, name: string): number[] {
  const ids = severalQuery(request, name);
  if (!ids.every((id) => /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id))))
    throw invalidChoice(name);
  return ids.map(Number);
}

export function requiredId(request: FastifyRequest, name: string): number {
  requiredQuery(request, name);
  return idQuery(request, name) as number;
}

export interface Ordering {
  key: string;
  descending: boolean;
}

/** `ordering`: one of the keys, with `-` for descending; null when it is omitted. */
export function orderingQuery(request: FastifyRequest, keys: readonly string[]): Ordering | null {
  const value = choiceQuery(
    request,
    'ordering',
    keys.flatMap((key) => [key, `-${key}`]),
  );
  return value === '' ? null : { key: value.replace(/^-/, ''), descending: value.startsWith('-') };
}
