export { type SavedViewsOptions, savedViews } from './savedViews';
export type { SavedView, ViewStorage } from './views';
