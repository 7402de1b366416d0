export type PartRole =
  | 'alertdialog'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'menuitem'
  | 'menuitemcheckbox'
  | 'menuitemradio'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'search'
  | 'searchbox'
  | 'switch'
  | 'tab'
  | 'table'
  | 'tablist'
  | 'tabpanel'
  | 'textbox';

export interface RoleOptions {
  name?: string | RegExp;
  /** The whole of `name`, in its own case. */
  exact?: boolean;
}

/** Where a part is searched: a page, a screen or another part. */
export interface Scope<Self> {
  getByRole(role: PartRole, options?: RoleOptions): Self;
}

/**
 * What the parts ask of a test tool. Playwright's `Locator` is one as it is; `testingLibrary` makes one of Testing Library.
 * Nothing is looked up before a method that returns a promise is called.
 */
export interface PartLocator<Self> extends Scope<Self> {
  filter(options: { hasText: string | RegExp }): Self;
  or(other: Self): Self;
  nth(index: number): Self;
  count(): Promise<number>;
  allTextContents(): Promise<string[]>;
  click(): Promise<void>;
  /** Replaces what a field holds. */
  fill(text: string): Promise<void>;
  /** A key as `KeyboardEvent.key` names it. */
  press(key: string): Promise<void>;
  /** Chooses by label in a `select`. */
  selectOption(label: string): Promise<unknown>;
}

/** The one of that role with exactly that name. */
export const named = <L>(scope: Scope<L>, role: PartRole, name: string | RegExp): L =>
  scope.getByRole(role, { name, exact: true });
