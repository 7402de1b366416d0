export { Combobox, type ComboboxProps, type ComboboxValueEvent } from './Combobox';
export type { ComboboxOption, ComboboxSearch, ComboboxValue } from './options';
