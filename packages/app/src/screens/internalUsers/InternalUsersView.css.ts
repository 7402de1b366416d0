import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({ display: 'inline-flex', gap: vars.space[1] });
