import { assignVars, createGlobalThemeContract } from '@vanilla-extract/css';
import { kebab } from '../theme/kebab';
import { globalStyle } from '../theme/style';
import { ratingColors } from './ratingColors';

/** The colours of ratings as CSS variables, whose names are public: `--rs-color-classification-high-plus-solid`. */
export const ratingVars = createGlobalThemeContract(
  ratingColors,
  (_value, path) => `rs-color-classification-${path.map(kebab).join('-')}`,
);

// In a shadow root too: what is adopted there is of no `:root`.
globalStyle(':root, :host', { vars: assignVars(ratingVars, ratingColors) });
