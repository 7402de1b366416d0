import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { fontSize, lineHeight, fontWeight } = vars;

/** The finding of the report, as large as a rating. */
export const finding = style({
  fontSize: fontSize.xxl,
  lineHeight: lineHeight.xxl,
  fontWeight: fontWeight.semibold,
});
