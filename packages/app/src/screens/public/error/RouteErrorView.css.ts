import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  maxInlineSize: '36rem',
  marginInline: 'auto',
  paddingBlock: vars.space[16],
  paddingInline: vars.space[4],
});
