import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize } = vars;

export const frame = style({ position: 'relative' });

export const currency = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: density.controlPadding,
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  fontSize: fontSize.sm,
  pointerEvents: 'none',
});

export const amount = style({ paddingInlineStart: `calc(${density.controlPadding} + 2.5rem)` });
