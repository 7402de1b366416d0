import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const root = style({
  position: 'relative',
  display: 'inline-block',
  '@media': { [media.print]: { display: 'none' } },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineEnd: 0,
  zIndex: vars.z.popover,
  display: 'grid',
  gap: space[1],
  inlineSize: 'max-content',
  minInlineSize: '12rem',
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  maxBlockSize: '20rem',
  overflowY: 'auto',
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.popover,
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { display: 'none' } },
});

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
