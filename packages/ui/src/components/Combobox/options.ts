import { type FieldOption, isUnavailable } from '../../internal/fields/option';
import type { Search } from '../../internal/listbox/useSearch';

export type ComboboxOption = FieldOption<string | number>;

/** A row below the options, for what is not among them: 'Add person…'. */
export interface ComboboxAction {
  /** The text of the row. */
  label: string;
  /** Called when the user chooses it, with what is typed and is no option; '' where there is none. */
  onAct: (event: { query: string }) => void;
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
  const [first, ...others] = options.filter(
    (option) => lower(option.label) === lower(text) && !isUnavailable(option),
  );
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
