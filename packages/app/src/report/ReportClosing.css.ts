import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, fontSize, fontWeight } = vars;

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  fontSize: fontSize.sm,
  fontStyle: 'normal',
});

/** Leads on in the app; on paper it leads nowhere. */
export const screenOnly = style({
  alignSelf: 'start',
  fontSize: fontSize.sm,
  '@media': { print: { display: 'none' } },
});

export const notGiven = style({ color: color.textMuted, fontWeight: fontWeight.regular });
