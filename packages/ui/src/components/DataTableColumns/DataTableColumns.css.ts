import { headers } from '../../internal/table/table.css';
import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

globalStyle(`${headers} > tr > th`, { position: 'relative' });

/** In the padding at the end of its header: 12 px wide, the line within it 2 px. */
export const handle = style({
  position: 'absolute',
  blockSize: 'auto',
  margin: 0,
  border: 0,
  insetBlock: space[1],
  insetInlineEnd: 0,
  inlineSize: '0.75rem',
  borderRadius: radius.sm,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '20%',
    insetInlineEnd: '1px',
    inlineSize: '1px',
    background: color.borderControl,
  },
  selectors: {
    '&:is(:hover, :focus-visible, [data-dragging])::after': { inlineSize: '2px', background: color.accent },
  },
  '@media': { [media.print]: { display: 'none' } },
});
