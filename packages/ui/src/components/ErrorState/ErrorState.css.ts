import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const details = style({ fontSize: vars.fontSize.sm, overflowWrap: 'anywhere' });

globalStyle(`${details} > summary`, {
  inlineSize: 'fit-content',
  marginBlock: vars.space[1],
  marginInline: 'auto',
  padding: vars.space[1],
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
});
