import { media, vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, density, fontWeight } = vars;

export const button = style({
  color: color.textMuted,
  fontWeight: fontWeight.regular,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { inlineSize: density.controlHeight, padding: 0 } },
});

/** Where there is no room the words are still the button's name. */
export const words = style({
  '@media': {
    [media.narrow]: { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** Of the top bar; it grows with the text. */
const cramped = '(max-width: 26rem)';

export const keys = style({
  '@container': { [cramped]: { display: 'none' } },
  '@media': { [media.narrow]: { display: 'none' } },
});
