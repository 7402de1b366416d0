import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color } = vars;

/** Underlined too: colour alone is lost in print and in forced colours. */
export const changed = style({
  borderRadius: '2px',
  background: color.warning.background,
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: color.warning.text,
  textUnderlineOffset: '0.2em',
  '@media': { [media.forcedColors]: { textDecorationColor: 'currentColor' } },
});

export const missing = style({ color: color.textMuted });
