export type { ComboboxOption, ComboboxSearch } from '../../internal/listbox/useSearch';
export { Combobox, type ComboboxProps } from './Combobox';
