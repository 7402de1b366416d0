import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[8],
  paddingInline: space[4],
  textAlign: 'center',
  textWrap: 'pretty',
});

export const icon = style({ display: 'flex', color: color.textMuted });

globalStyle(`${icon} > svg`, { inlineSize: '1.75rem', blockSize: '1.75rem', strokeWidth: 1.5 });

export const textBlock = style({ maxInlineSize: 'min(32rem, 100%)' });

export const actions = style({ maxInlineSize: '100%' });
