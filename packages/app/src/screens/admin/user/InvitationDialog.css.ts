import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const link = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2] });

export const field = style({ flex: '1 1 14rem' });
