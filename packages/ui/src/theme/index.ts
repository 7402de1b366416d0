export { media } from './media';
export type { Density, ThemeChoice } from './preference';
export { ThemeProvider, type ThemeProviderProps, type ThemeState, useTheme } from './ThemeProvider';
export { useMediaQuery } from './useMediaQuery';
export { vars } from './vars.css';
