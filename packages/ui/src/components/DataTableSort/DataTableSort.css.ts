import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, radius, space } = vars;

/** As large as it can be within its header, and no higher than the row was without it. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: `calc(100% + 2 * ${space[1]})`,
  minBlockSize: '1.5rem',
  marginBlock: `calc(-1 * ${space[1]})`,
  marginInline: `calc(-1 * ${space[1]})`,
  padding: `${space.half} ${space[1]}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  '@media': {
    [media.finger]: {
      minInlineSize: density.controlHeight,
      minBlockSize: density.controlHeight,
      marginBlock: 0,
    },
  },
  selectors: {
    '&:hover': { background: color.surfaceHover, color: color.text },
    '[aria-sort]:not([aria-sort=none]) > &': { color: color.text },
  },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`:where([aria-sort=none]) ${icon}`, { color: color.textMuted });
