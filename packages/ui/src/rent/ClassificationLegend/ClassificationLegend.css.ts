import { media } from '../../theme/media';
import { style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';
import { ratingVars } from '../rent.css';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize.sm,
  lineHeight: lineHeight.md,
  '@media': { [media.print]: { columnGap: space[3] } },
});

export const rating = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const large = style({
  gap: space[3],
  fontSize: fontSize.xxl,
  lineHeight: lineHeight.xxl,
  fontWeight: fontWeight.semibold,
});

export const strong = style({ fontWeight: fontWeight.semibold });

export const swatch = style({
  flexShrink: 0,
  // The height of a digit: it grows with the text.
  inlineSize: '1em',
  blockSize: '1em',
  border: `1px solid ${color.borderControl}`,
  borderRadius: '3px',
  // The hue is the content here: in print and in forced colours too.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

const { low, medium, high, highPlus, nonPayer, unrated } = ratingVars;

// Each rating has a shape of its own too: printed without colours, green and red are the same grey.
export const hue = styleVariants({
  low: { background: low.solid, borderRadius: '50%' },
  medium: { background: medium.solid },
  high: { background: high.solid, transform: 'rotate(45deg) scale(0.8)' },
  highPlus: { background: highPlus.solid, border: 0, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
  nonPayer: { background: nonPayer.solid, borderRadius: 0 },
  unrated: { background: unrated.solid },
});
