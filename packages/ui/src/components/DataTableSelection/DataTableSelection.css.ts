import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
});

// With nothing chosen it is there, and no louder than the header of the table.
globalStyle(`${bar}[data-selected=false], ${bar}[data-selected=false] > button`, {
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});

export const count = style({
  margin: 0,
  marginInlineEnd: space[2],
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'plaintext',
});

/** Around a checkbox: a target of 24 px, for a finger of a whole row, that does not make the row higher. */
export const target = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlock: `calc((${vars.lineHeight.sm} - 1.5rem) / 2)`,
  cursor: 'pointer',
  '@media': {
    [media.finger]: {
      inlineSize: density.controlHeight,
      blockSize: density.controlHeight,
      marginInline: `calc((1.5rem - ${density.controlHeight}) / 2)`,
      marginBlock: `calc((${vars.lineHeight.sm} - ${density.controlHeight}) / 2)`,
    },
  },
});

export const box = style({
  margin: 0,
  selectors: { '&[aria-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
});

// Not `tr:has(:checked)`: wherever the sheet is loaded it would double the style time of every table.
globalStyle('tr[data-selected] > *', { background: color.accentSubtle });
