import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[4],
});

export const list = style({ flex: '1 1 20rem' });
