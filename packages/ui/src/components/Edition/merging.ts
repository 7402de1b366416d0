import { changesOf, conflictsOf, type Values, withoutFields } from '../../internal/form/changes';
import type { Refusal } from '../Submission';

/** Which of two values is kept: what is saved, or what was typed. */
export type Kept = 'saved' | 'typed';

export type Version = string | number;

/** A record as it is saved, with its version. */
export interface Known<Current> {
  record: Current;
  version: Version;
}

/** Where the changes of a form start. */
export interface Base<Current> extends Known<Current> {
  /** What was in the fields when it was read or saved. */
  values: Values;
  /** What the user has seen of the record: others may have changed it further. */
  shown: Values;
}

/** Somebody else has changed the same fields, and it is open which values are kept. */
export class Conflicting extends Error {}

/** What an error of `save` means, which is asked about once. */
export class Refusing extends Error {
  constructor(readonly refusal: Refusal | undefined) {
    super('refused');
  }
}

/** What was typed, and which value is kept of fields that were asked about. */
export interface Asked {
  typed: Values;
  choices: Readonly<Record<string, Kept>>;
}

/** Some of the fields; those that are left out stay so. */
export const fieldsAt = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));

/** The fields that both have changed, to different values, with those that were asked about. */
export function bothChanged(
  { values, shown }: Pick<Base<unknown>, 'values' | 'shown'>,
  saved: Values,
  { typed, choices }: Asked,
): string[] {
  const mine = { ...changesOf(values, typed), ...fieldsAt(typed, Object.keys(choices)) };
  return conflictsOf(mine, changesOf(shown, saved));
}

/** What is to be saved: what was changed, and what is kept of what was typed, also where that is what it was before. */
export function chosenOf({ values }: Pick<Base<unknown>, 'values'>, { typed, choices }: Asked): Values {
  const keeping = (which: Kept) => Object.keys(choices).filter((name) => choices[name] === which);
  const changes = withoutFields(changesOf(values, typed), new Set(keeping('saved')));
  return { ...changes, ...fieldsAt(typed, keeping('typed')) };
}
