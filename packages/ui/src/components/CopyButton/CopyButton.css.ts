import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, lineHeight, space } = vars;

export const texts = style({ display: 'grid', minInlineSize: 0 });

export const text = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  selectors: { '&[aria-hidden=true]': { visibility: 'hidden' } },
});

export const note = style({
  display: 'inline-block',
  margin: space[1],
  color: color.danger.text,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  '@media': { [media.print]: { display: 'none' } },
});
