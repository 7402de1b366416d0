import { media, vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, density, fontWeight, space } = vars;

export const button = style({
  color: color.textMuted,
  fontWeight: fontWeight.regular,
  '@media': { [media.narrow]: { inlineSize: density.controlHeight, padding: 0 } },
});

export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.narrow]: { display: 'none' } },
});
