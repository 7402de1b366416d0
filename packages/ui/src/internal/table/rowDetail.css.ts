import { globalStyle } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color } = vars;

globalStyle('tr[data-detail] > td', { background: color.surfaceSunken });
globalStyle('tr[data-detail]:hover > td', { background: color.surfaceSunken });
