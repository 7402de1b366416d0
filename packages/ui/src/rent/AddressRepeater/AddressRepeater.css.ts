import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const place = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const retry = style({ justifySelf: 'start' });
