import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const frame = style({ position: 'relative' });

export const input = style({
  paddingInlineEnd: vars.density.controlHeight,
  fontVariantNumeric: 'tabular-nums',
});

export const button = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  inlineSize: `calc(${vars.density.controlHeight} - 4px)`,
  minBlockSize: `calc(${vars.density.controlHeight} - 4px)`,
  color: vars.color.textMuted,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled:disabled:disabled': { background: 'none', borderColor: 'transparent' },
  },
  '@media': { [media.print]: { display: 'none' } },
});
