import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const root = style({ minInlineSize: 0, color: color.text, lineHeight: lineHeight.md });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ':focus': { outline: 'none' },
});

const dot = '0.5625rem';

export const event = style({
  position: 'relative',
  paddingInlineStart: space[6],
  paddingBlockEnd: space[5],
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line from one event to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${lineHeight.md} / 2) calc(${lineHeight.md} / -2)`,
      insetInlineStart: `calc(${dot} / 2 - 0.5px)`,
      borderInlineStart: `1px solid ${color.border}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc((${lineHeight.md} - ${dot}) / 2)`,
      insetInlineStart: 0,
      boxSizing: 'border-box',
      inlineSize: dot,
      blockSize: dot,
      border: `2px solid ${color.borderControl}`,
      borderRadius: '50%',
      background: color.surfaceRaised,
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  margin: 0,
});

export const what = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const actor = style({ fontWeight: fontWeight.semibold });

export const time = style({ color: color.textMuted, fontSize: fontSize.sm });

export const changes = style({ display: 'grid', gap: space[1], margin: `${space[1]} 0 0` });

export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 11rem) minmax(0, 1fr)',
  columnGap: space[3],
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  '@media': { '(max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const field = style({ color: color.textMuted, overflowWrap: 'anywhere' });

export const values = style({
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const before = style({ color: color.textMuted });

export const arrow = style({
  selectors: {
    '&::before': { content: '" → "' },
    '[dir="rtl"] &::before': { content: '" ← "' },
  },
});

export const placeholder = style({ display: 'block' });
globalStyle(`${placeholder} + ${placeholder}`, { marginBlockStart: space[4] });

export const empty = style({ margin: 0, color: color.textMuted });

export const more = style({ marginBlockStart: space[4], '@media': { [media.print]: { display: 'none' } } });
