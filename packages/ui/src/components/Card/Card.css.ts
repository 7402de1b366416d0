import { transition } from '../../theme/motion';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, radius, shadow } = vars;

export const card = style({
  display: 'block',
  padding: density.cardPadding,
  color: color.text,
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  minInlineSize: 0,
  selectors: {
    '&:is(a, button)': {
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: transition('border-color', 'box-shadow'),
    },
    '&:is(a, button):hover': { borderColor: color.borderControl, boxShadow: shadow.raised },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const flush = style({ padding: 0, overflow: 'clip' });
