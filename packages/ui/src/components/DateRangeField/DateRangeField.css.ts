import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.density.fieldGap,
  minInlineSize: 0,
  maxInlineSize: '28rem',
});

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  paddingBlockStart: space[1],
});

export const preset = style({
  borderColor: color.border,
  selectors: {
    '&[aria-pressed=true]': {
      color: color.accentText,
      background: color.accentSubtle,
      borderColor: color.accent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight', borderWidth: 2 } },
    },
  },
});
