import { style } from '../../theme/style';

export const spinner = style({ display: 'inline-flex', flexShrink: 0, verticalAlign: '-0.125em' });
