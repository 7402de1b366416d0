import { style } from '@vanilla-extract/css';

export const photo = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '75vh',
  margin: '0 auto',
});
