import { integerOrUndefined } from '../form/index.ts';

/** A party as a form holds it, `individual:7`; undefined where none is chosen. */
export function readParty(text: string): { type: string | undefined; id: number | undefined } | undefined {
  const [type, id] = text.split(':');
  return id ? { type, id: integerOrUndefined(id) } : undefined;
}
