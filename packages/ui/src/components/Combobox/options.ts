import type { Search } from '../../internal/listbox/useSearch';

export interface ComboboxOption {
  /** The value that is submitted, or reported. */
  value: string | number;
  /** Its text, as the user reads it. */
  label: string;
  /** A second line: an ID number, a place. */
  description?: string | undefined;
}

/** What a Combobox holds: the chosen option, or the text that was typed and is no option; `''` is nothing. */
export type ComboboxValue = ComboboxOption | string;

/** Finds the options for what was typed ('' before anything is). Rejects when it cannot; `signal` ends a search that is no longer wanted. */
export type ComboboxSearch = Search<ComboboxOption>;

export const textOf = (value: ComboboxValue): string => (typeof value === 'string' ? value : value.label);

export const chosenOf = (value: ComboboxValue): ComboboxOption | null =>
  typeof value === 'string' ? null : value;

const lower = (text: string) => text.trim().toLowerCase();

/** The only option of that label, however it is capitalised; undefined where there is none, or more than one. */
export function onlyOptionOf(text: string, options: readonly ComboboxOption[]): ComboboxOption | undefined {
  const [first, ...others] = options.filter(({ label }) => lower(label) === lower(text));
  return others.length === 0 ? first : undefined;
}

/** A search of options that are all at hand: those whose label or description holds every word. */
export const searchOf =
  (options: readonly ComboboxOption[]): ComboboxSearch =>
  async (query) => {
    const terms = lower(query).split(/\s+/);
    return options.filter(({ label, description }) => {
      const text = `${label} ${description ?? ''}`.toLowerCase();
      return terms.every((term) => text.includes(term));
    });
  };
