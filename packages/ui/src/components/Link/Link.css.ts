import { transition } from '../../theme/motion';
import { style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const link = style({
  color: vars.color.accentText,
  borderRadius: '2px',
  textUnderlineOffset: '0.2em',
  transition: transition('text-decoration-color'),
  '@media': { print: { color: 'inherit', textDecoration: 'none' } },
});

export const underline = styleVariants({
  always: {
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
  hover: { textDecorationLine: 'none', selectors: { '&:hover': { textDecorationLine: 'underline' } } },
});
