import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';
import { floating } from '../overlay/floating';

const { color, density, fontSize, lineHeight, radius, space } = vars;

export const frame = style({ position: 'relative' });

export const input = style({ paddingInlineEnd: `calc(${density.controlPadding} + ${space[5]})` });

export const chevron = style({
  position: 'absolute',
  insetBlockStart: `calc((${density.controlHeight} - 1rem) / 2)`,
  insetInlineEnd: density.controlPadding,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: color.textMuted,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const popup = style({
  ...floating,
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInline: 0,
  borderRadius: radius.sm,
  scrollMarginBlock: space[16],
});

/** With the border of the popup it is 200 px high at most. */
export const list = style({
  maxBlockSize: 'calc(200px - 2px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[1],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  padding: `${space[1]} ${space[2]}`,
  minBlockSize: '1.75rem',
  borderRadius: '4px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: color.surfaceHover },
    '&[aria-disabled=true]': { color: color.textMuted, cursor: 'not-allowed' },
    '&[aria-selected=true]': { background: color.accentSubtle, fontWeight: vars.fontWeight.medium },
    '&[data-active]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** Rows that stay in sight while the options scroll. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[1]})`,
  marginBlockEnd: `calc(-1 * ${space[1]})`,
  paddingBlock: space[1],
  background: color.surfaceRaised,
  color: color.accentText,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border}` } },
});

export const description = style({
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  fontVariantNumeric: 'tabular-nums',
});
