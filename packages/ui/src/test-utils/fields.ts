import { named, type PartLocator, type Scope } from './locator';

/** A TextField, TextArea, MoneyField or DateField by its label. A date is typed as `dd/mm/yyyy`. */
export const textField = <L extends PartLocator<L>>(scope: Scope<L>, label: string) =>
  named(scope, 'textbox', label);

/** A Select by its label; `selectOption` chooses. */
export const select = <L extends PartLocator<L>>(scope: Scope<L>, label: string) =>
  named(scope, 'combobox', label);

/** A Checkbox or Switch by its label; `click` turns it. */
export const checkbox = <L extends PartLocator<L>>(scope: Scope<L>, label: string) =>
  named(scope, 'checkbox', label).or(named(scope, 'switch', label));

/** An option of a RadioGroup, by the labels of both; `click` chooses it. */
export const radio = <L extends PartLocator<L>>(scope: Scope<L>, group: string, option: string) =>
  named(named(scope, 'radiogroup', group).or(named(scope, 'group', group)), 'radio', option);

/** A Combobox by its label. */
export function combobox<L extends PartLocator<L>>(scope: Scope<L>, label: string) {
  const input = named(scope, 'combobox', label);
  return {
    input,
    /** An option of its open list; `page` is where the list is, since it stands at the end of the body. */
    option: (page: Scope<L>, name: string | RegExp) => named(page, 'option', name),
    /** Types `query` and takes the option of that name. */
    async choose(page: Scope<L>, { query, option = query }: { query: string; option?: string }) {
      await input.fill(query);
      await named(page, 'option', option).click();
    },
  };
}

/** A Repeater, AddressRepeater or ContactRepeater by its legend. */
export function repeater<L extends PartLocator<L>>(scope: Scope<L>, legend: string) {
  const root = named(scope, 'group', legend);
  return {
    root,
    /** A row by its legend, such as 'Address 2'. */
    row: (rowLabel: string) => named(root, 'group', rowLabel),
    addButton: (label: string) => named(root, 'button', label),
    /** The button that removes the row of that legend. */
    removeButton: (rowLabel: string, label: string) => named(named(root, 'group', rowLabel), 'button', label),
  };
}
