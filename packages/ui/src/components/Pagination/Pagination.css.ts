import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  '@media': { [media.print]: { display: 'none' } },
});

export const summary = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const current = style({ color: color.text, fontWeight: vars.fontWeight.medium });

export const links = style({ display: 'flex', gap: space[2] });
// A link that a page makes usable or not does so at once: a fade would draw the page again frame by frame.
globalStyle(`${links} > :not(:hover)`, { transition: 'none' });

// Not drawn: an svg costs more than all the rest of a pager. These turn by themselves where text runs from the right.
const chevron = (character: string) => ({
  content: `'${character}' / ''`,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.md,
});
globalStyle(`${links} > :first-child::before`, chevron('\u2039'));
globalStyle(`${links} > :last-child::after`, chevron('\u203a'));
