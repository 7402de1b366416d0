export { dataTable } from './dataTable';
export { checkbox, combobox, radio, repeater, select, textField } from './fields';
export { pagination, searchField, tabs } from './lists';
export type { PartLocator, PartRole, RoleOptions, Scope } from './locator';
export { dialog, menu, toasts } from './overlays';
export { type ElementLocator, type TestingLibrary, testingLibrary } from './testingLibrary';
