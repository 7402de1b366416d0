import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${list} > li`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '1.75rem',
  borderRadius: radius.sm,
  '@media': { [media.finger]: { minBlockSize: '2.75rem' } },
});
globalStyle(`${list} > li[data-dragging]`, { background: color.surfaceActive });

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { background: color.surfaceHover, color: color.text },
    '[data-dragging] > &': { cursor: 'grabbing' },
  },
  '@media': { [media.finger]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
globalStyle(`${handle} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
