export { type LocaleState, useLocale } from '../../internal/locale/locale';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider';
