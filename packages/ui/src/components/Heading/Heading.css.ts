import { style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, lineHeight } = vars;

export const heading = style({
  margin: 0,
  color: color.text,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { print: { breakAfter: 'avoid' } },
});

const large = '-0.011em';

export const size = styleVariants({
  sm: { fontSize: fontSize.md, lineHeight: lineHeight.md },
  md: { fontSize: fontSize.lg, lineHeight: lineHeight.lg, letterSpacing: large },
  lg: { fontSize: fontSize.xl, lineHeight: lineHeight.xl, letterSpacing: large },
  xl: { fontSize: fontSize.xxl, lineHeight: lineHeight.xxl, letterSpacing: '-0.017em' },
});
