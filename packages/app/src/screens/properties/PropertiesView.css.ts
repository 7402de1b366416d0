import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ display: 'block', color: vars.color.textMuted });
