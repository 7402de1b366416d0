import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const masked = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '100%',
});

export const dots = style({ color: color.textMuted, letterSpacing: '0.1em' });

export const button = style({
  flexShrink: 0,
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
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceActive, color: color.text } },
  '@media': { [media.print]: { display: 'none' } },
});

export const icon = style({ inlineSize: '1rem', blockSize: '1rem' });
