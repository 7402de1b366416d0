import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, lineHeight, space } = vars;

/** Within the row: no higher than a line of text with its padding. */
export const box = style({
  minInlineSize: '6.5rem',
  minBlockSize: `calc(${density.controlHeight} - 0.375rem)`,
  marginBlock: `calc((${lineHeight.md} - ${density.controlHeight} + 0.375rem) / 2)`,
  // The text stands on the line of the other cells of its column.
  marginInline: `calc(-1 * ${space[2]})`,
  inlineSize: `calc(100% + 2 * ${space[2]})`,
  paddingInline: space[2],
  selectors: { '&[data-changed]': { background: color.accentSubtle } },
  '@media': {
    // Its letters are larger.
    [media.finger]: { minInlineSize: '7.5rem', minBlockSize: density.controlHeight, marginBlock: space.half },
    [media.print]: { border: 0, padding: 0 },
  },
});

export const figure = style({ textAlign: 'end' });

export const problem = style({
  margin: 0,
  color: color.danger.text,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${bar} > p`, { margin: 0 });
