import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

export const current = style({ color: vars.color.text, fontWeight: vars.fontWeight.medium });

export const range = style({ display: 'inline-block', marginInlineStart: vars.space[3] });
