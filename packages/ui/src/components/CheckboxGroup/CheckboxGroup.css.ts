import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const options = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
