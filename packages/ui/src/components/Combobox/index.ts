export { Combobox, type ComboboxProps, type ComboboxValueEvent } from './Combobox';
export type { ComboboxAction, ComboboxOption, ComboboxSearch, ComboboxValue } from './options';
