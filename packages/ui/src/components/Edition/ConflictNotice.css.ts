import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'grid', gap: vars.space[3] });

export const hint = style({ margin: 0 });
