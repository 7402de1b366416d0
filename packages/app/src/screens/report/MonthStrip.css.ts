import { vars } from '@rentsafe/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, fontSize, lineHeight, fontWeight } = vars;
const { low, medium, high, highPlus } = color.classification;

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const month = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minInlineSize: '4.25rem',
  paddingBlockEnd: space[1],
  border: `1px solid ${color.borderControl}`,
  borderRadius: '4px',
  fontSize: fontSize.xs,
  lineHeight: lineHeight.xs,
  overflow: 'hidden',
  breakInside: 'avoid',
  '@media': { print: { minInlineSize: '3.4rem' } },
});

export const letter = style({
  fontSize: fontSize.lg,
  lineHeight: lineHeight.lg,
  fontWeight: fontWeight.semibold,
});

const bar = style({
  alignSelf: 'stretch',
  blockSize: '0.375rem',
  marginBlockEnd: space[1],
  // The letter carries the meaning; the hue is shown on paper and in forced colours too.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const hue = styleVariants({
  P: [bar, { background: low.solid }],
  G: [bar, { background: low.solid }],
  L: [bar, { background: medium.solid }],
  S: [bar, { background: high.solid }],
  N: [bar, { background: highPlus.solid }],
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
});

export const entry = style({ display: 'flex', gap: space[1] });
export const term = style({ fontWeight: fontWeight.semibold });
export const meaning = style({ margin: 0 });
