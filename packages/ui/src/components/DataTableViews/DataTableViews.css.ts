import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });

export const item = style({ display: 'flex', alignItems: 'center', gap: space[1] });

export const name = style({
  flex: 1,
  justifyContent: 'start',
  textAlign: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const form = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.border}`,
});

export const none = style({ margin: 0, color: color.textMuted });
