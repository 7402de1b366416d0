import type { Values } from '../../internal/form/changes';
import { toObject } from '../../internal/form/schema';

/** The fields of a form without a schema, in the shape of those that are `known`: a list also of one or none, no for a box that is not ticked. */
export function typedFields(entries: FormData, known: Values): Values {
  const names = Object.keys(known);
  const lists = names.filter((name) => Array.isArray(known[name]));
  const boxes = names.filter((name) => typeof known[name] === 'boolean');
  const typed = toObject(entries, lists);
  return { ...typed, ...Object.fromEntries(boxes.map((name) => [name, entries.has(name)])) };
}
