import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight, radius, space } = vars;
const markSize = '1.5rem';
/** Where the steps stand below each other. */
const narrow = '(max-width: 40rem)';

export const stepper = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  rowGap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text,
  '@media': { [narrow]: { flexDirection: 'column' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  selectors: {
    // The line that leads to the next step.
    '&:not(:last-child)::after': {
      content: '""',
      flexShrink: 0,
      inlineSize: space[6],
      borderBlockStart: `1px solid ${color.borderControl}`,
    },
  },
  '@media': { [narrow]: { selectors: { '&:not(:last-child)::after': { display: 'none' } } } },
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: density.controlHeight,
  padding: `${space.half} ${space[1]}`,
  color: color.textMuted,
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  textAlign: 'start',
  selectors: {
    '&[data-state]': { color: color.text },
    '&[data-state=error]': { color: color.danger.text },
    '&[aria-current]': { color: color.text, fontWeight: fontWeight.semibold },
  },
});

export const button = style({
  margin: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  fontFamily: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceHover } },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const mark = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: markSize,
  blockSize: markSize,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.full,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state=done] > &': { borderColor: color.accentText, color: color.accentText },
    '[data-state=error] > &': { borderColor: color.danger.solid },
    '[aria-current]:not([data-state=error]) > &': {
      borderColor: color.accent,
      background: color.accent,
      color: color.onAccent,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  },
});
globalStyle(`${mark} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem' });
