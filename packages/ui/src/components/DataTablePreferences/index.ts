export { type Preferences, type PreferencesOptions, preferences } from './preferences';
