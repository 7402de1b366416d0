import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const unconfirmed = style({
  flex: '1 1 100%',
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.warning.border}`,
  borderRadius: vars.radius.sm,
  background: color.warning.background,
  color: color.text,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});

export const wait = style({ flex: '1 1 auto', color: color.textMuted, fontSize: vars.fontSize.sm });
