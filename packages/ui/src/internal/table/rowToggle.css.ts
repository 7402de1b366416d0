import { media } from '../../theme/media';
import { transition } from '../../theme/motion';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, radius, space } = vars;

/** Opens what belongs to a row or to a group of rows. */
// A character, not a picture: there are as many as rows. It turns by itself where text runs from the right.
export const toggle = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlock: `calc(-1 * ${space.half})`,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.textMuted,
  fontSize: fontSize.xl,
  lineHeight: 1,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceActive, color: color.text } },
  '::before': { content: "'\\203a' / ''", transition: transition('rotate') },
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${toggle}[aria-expanded=true]::before`, { rotate: '90deg' });
globalStyle(`[dir=rtl] ${toggle}[aria-expanded=true]::before`, { rotate: '-90deg' });
