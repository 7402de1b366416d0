import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const sparkline = style({
  inlineSize: '6rem',
  blockSize: '1.5rem',
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  color: color.accentText,
  '@media': { [media.print]: { color: color.text } },
});

export const zeroLine = style({ stroke: color.borderControl, strokeWidth: 1 });
