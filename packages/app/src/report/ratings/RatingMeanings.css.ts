import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0 });

export const meaning = style({ marginInlineStart: 0, marginBlockStart: vars.space[1] });
