import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, lineHeight, space } = vars;

export const note = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  margin: 0,
  padding: space[2],
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});

globalStyle(`${note} > svg`, { flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });
