import { transition } from '../../theme/motion';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const link = style({});

// Of no weight: where a Button or a Card renders its Link, that looks like a button or a card.
globalStyle(`:where(${link})`, {
  color: vars.color.accentText,
  borderRadius: '2px',
  textUnderlineOffset: '0.2em',
  transition: transition('text-decoration-color'),
  '@media': { print: { color: 'inherit', textDecoration: 'none' } },
});

export const underline = { always: style({}), hover: style({}) };

globalStyle(`:where(${underline.always})`, {
  textDecorationLine: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
});
globalStyle(`:where(${underline.always}:hover)`, { textDecorationColor: 'currentColor' });
globalStyle(`:where(${underline.hover})`, { textDecorationLine: 'none' });
globalStyle(`:where(${underline.hover}:hover)`, { textDecorationLine: 'underline' });
