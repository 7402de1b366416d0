import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, fontSize } = vars;

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  fontSize: fontSize.sm,
  fontStyle: 'normal',
});
