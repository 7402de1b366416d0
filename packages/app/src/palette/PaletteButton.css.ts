import { media, vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, density, fontWeight } = vars;

export const button = style({
  color: color.textMuted,
  fontWeight: fontWeight.regular,
  '@media': { [media.narrow]: { inlineSize: density.controlHeight, padding: 0 } },
});

/** Where there is no room the words are still the button's name. */
export const words = style({
  '@media': {
    [media.narrow]: { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const keys = style({
  '@media': { [media.narrow]: { display: 'none' } },
});
