import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const textArea = style({
  display: 'block',
  paddingBlock: vars.space[2],
  resize: 'vertical',
  maxBlockSize: '50vh',
  fieldSizing: 'content',
  minBlockSize: 'calc(3lh + 1rem)',
});
