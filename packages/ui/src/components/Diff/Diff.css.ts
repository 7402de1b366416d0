import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const root = style({ minInlineSize: 0, color: color.text });

export const same = style({ margin: 0, color: color.textMuted });
