import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const root = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  isolation: 'isolate',
});

export const main = style({
  flexGrow: 1,
  minInlineSize: 0,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  // The ring around one is above the other.
  selectors: { '&:focus-visible': { zIndex: 1 } },
  position: 'relative',
});

export const more = style({
  blockSize: 'auto',
  marginInlineStart: '-1px',
  position: 'relative',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  selectors: {
    '&:focus-visible': { zIndex: 1 },
    '[data-variant="primary"] > &': { borderInlineStartColor: color.onAccent },
    '[data-variant="danger"] > &': { borderInlineStartColor: color.danger.onSolid },
    '[data-variant="ghost"] > &': { borderInlineStartColor: color.border },
  },
  '@media': { [media.finger]: { minInlineSize: vars.density.controlHeight } },
});
