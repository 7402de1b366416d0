import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';
import { floating } from '../overlay/floating';

const { space } = vars;

export const root = style({
  position: 'relative',
  display: 'inline-block',
  '@media': { [media.print]: { display: 'none' } },
});

export const panel = style({
  ...floating,
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineEnd: 0,
  display: 'grid',
  gap: vars.density.fieldGap,
  inlineSize: 'max-content',
  minInlineSize: '12rem',
  maxInlineSize: 'min(24rem, calc(100vw - 2rem))',
  maxBlockSize: 'min(30rem, 70vh)',
  overflowY: 'auto',
  padding: space[3],
  overflowWrap: 'anywhere',
  selectors: {
    '&[hidden]': { display: 'none' },
    '[data-align=start] > &': { insetInlineStart: 0, insetInlineEnd: 'auto' },
  },
  '@media': {
    // On a phone it would stick out on one side or the other.
    '(max-width: 639.98px)': {
      position: 'fixed',
      insetBlock: 'auto 1rem',
      insetInline: '1rem !important',
      inlineSize: 'auto',
      maxInlineSize: 'none',
    },
  },
});
