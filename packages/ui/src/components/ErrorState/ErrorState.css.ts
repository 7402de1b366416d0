import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const details = style({
  marginBlockStart: vars.space[2],
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});
