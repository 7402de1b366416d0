import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, fontSize, lineHeight, fontWeight } = vars;

/** The finding of the report, as large as a rating. */
export const finding = style({
  fontSize: fontSize.xxl,
  lineHeight: lineHeight.xxl,
  fontWeight: fontWeight.semibold,
});

/** On paper the legend stands beside the rating: one line less. */
export const classification = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': { print: { flexFlow: 'row wrap', alignItems: 'center', columnGap: space[6] } },
});
