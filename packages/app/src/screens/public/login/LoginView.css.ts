import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const forgot = style({
  justifySelf: 'start',
  alignSelf: 'start',
  padding: 0,
  minBlockSize: '1.5rem',
  border: 0,
  color: color.accentText,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
