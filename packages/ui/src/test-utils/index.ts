export { dataTable } from './dataTable';
export { combobox, repeater, select, textField } from './fields';
export { pagination, searchField } from './lists';
export type { PartLocator, PartRole, RoleOptions, Scope } from './locator';
export { dialog, toasts } from './overlays';
export { type ElementLocator, type TestingLibrary, testingLibrary } from './testingLibrary';
