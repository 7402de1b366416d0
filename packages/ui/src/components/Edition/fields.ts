import type { Values } from '../../internal/form/changes';

/** How a field is shown where two people have changed it. */
export interface EditionField<Current> {
  /** What it is called. */
  label: string;
  /** A value as a person reads it, with the record that holds it; undefined for what was typed. @default text, numbers, yes and no */
  text?: ((value: unknown, record: Current | undefined) => Promise<string> | string) | undefined;
}

/** The fields of a form by name: labels, or how to show them; or a function of the name. */
export type EditionFields<Current> =
  | Readonly<Record<string, string | EditionField<Current>>>
  | ((name: string) => EditionField<Current>);

export function fieldFor<Current>(fields: EditionFields<Current>, name: string): EditionField<Current> {
  if (typeof fields === 'function') return fields(name);
  const field = fields[name] ?? name;
  return typeof field === 'string' ? { label: field } : field;
}

interface PlainTexts {
  yes: string;
  no: string;
}

/** A value as text; '' where there is none. */
export function plainText(value: unknown, texts: PlainTexts): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map((item) => plainText(item, texts)).join(', ');
  if (typeof value !== 'object') return String(value as string | number);
  return Object.values(value)
    .map((part) => plainText(part, texts))
    .filter(Boolean)
    .join(' ');
}

/** A field that two people have changed since both read it. */
export interface EditionConflict {
  /** The name of the field. */
  name: string;
  /** What the field is called. */
  label: string;
  /** What is saved, as text; '' where it is empty. */
  saved: string;
  /** What was typed, as text; '' where it is empty. */
  typed: string;
}

interface ConflictSides<Current> {
  theirs: Current;
  saved: Values;
  typed: Values;
}

/** Both sides of fields as text. */
export function conflictsAsText<Current>(
  names: readonly string[],
  fields: EditionFields<Current>,
  { theirs, saved, typed }: ConflictSides<Current>,
  texts: PlainTexts,
): Promise<EditionConflict[]> {
  const conflict = async (name: string) => {
    const { label, text = (value: unknown) => plainText(value, texts) } = fieldFor(fields, name);
    return { name, label, saved: await text(saved[name], theirs), typed: await text(typed[name], undefined) };
  };
  return Promise.all(names.map(conflict));
}
