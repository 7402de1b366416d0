export type { Preferences } from './PreferencesForm';
export { type PreferencesOptions, preferences } from './preferences';
