import { createGlobalThemeContract } from '@vanilla-extract/css';
import { kebab } from './kebab';
import { inMode, themed } from './palette';
import { density, duration, scales } from './scales';

/**
 * Every token as a CSS variable: `vars.color.surfaceRaised` is `var(--rs-color-surface-raised)`.
 * The names are public: a consumer without vanilla-extract themes by setting them.
 */
export const vars = createGlobalThemeContract(
  { ...inMode(themed, 'light'), ...scales, duration, density: density.comfortable },
  (_value, path) => `rs-${path.map(kebab).join('-')}`,
);
