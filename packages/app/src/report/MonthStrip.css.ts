import { vars } from '@rentsafe/ui/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const { color, space, fontSize, lineHeight, fontWeight } = vars;
const solid = (rating: string) => `var(--rs-color-classification-${rating}-solid)`;

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

const hueOfGrade = createVar();

const bar = style({
  alignSelf: 'stretch',
  blockSize: '0.375rem',
  marginBlockEnd: space[1],
  borderBlockEnd: `1px solid ${color.borderControl}`,
  background: `linear-gradient(${hueOfGrade}, ${hueOfGrade}) no-repeat`,
  // The letter carries the meaning; hue and length are shown on paper and in forced colours too.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

/** The longer, the better: in grey the hues of P and N are the same. */
const grade = (tint: string, length: string) => [
  bar,
  style({ vars: { [hueOfGrade]: tint }, backgroundSize: `${length} 100%` }),
];

export const hue = styleVariants({
  P: grade(solid('low'), '100%'),
  G: grade(solid('low'), '75%'),
  L: grade(solid('medium'), '50%'),
  S: grade(solid('high'), '25%'),
  N: grade(solid('high-plus'), '10%'),
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
