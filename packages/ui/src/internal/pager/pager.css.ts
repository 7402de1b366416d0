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

/** In the direction of its own words: '1–5 of 13' stays in order where text runs from the right. */
export const summary = style({ margin: 0, fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' });

/** A label with its small control. */
export const choice = style({ display: 'flex', alignItems: 'center', gap: space[2] });

// At the edge of a table, not a form: one line high, as wide as its figures.
export const small = style({ inlineSize: 'auto', maxInlineSize: '5rem', fontVariantNumeric: 'tabular-nums' });

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
