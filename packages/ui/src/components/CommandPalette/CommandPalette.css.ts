import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const box = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const frame = style({ position: 'relative' });

export const searchIcon = style({
  position: 'absolute',
  insetBlockStart: `calc((${density.controlHeight} - 1rem) / 2)`,
  insetInlineStart: density.controlPadding,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: color.textMuted,
  pointerEvents: 'none',
});

export const input = style({ paddingInlineStart: `calc(${density.controlPadding} + ${space[6]})` });

/** Of one height, whatever it holds: nothing jumps as the user types. */
export const results = style({
  blockSize: 'min(24rem, 100dvh - 16rem)',
  minBlockSize: '6rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const groupLabel = style({
  paddingBlock: `${space[3]} ${space[1]}`,
  paddingInline: space[2],
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  fontWeight: fontWeight.medium,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.25rem',
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: radius.sm,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  scrollMarginBlock: space[8],
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-selected=true]': {
      background: color.accentSubtle,
      outline: `2px solid ${color.focusRing}`,
      outlineOffset: '-2px',
    },
  },
});

export const icon = style({ display: 'flex', flexShrink: 0, color: color.textMuted });
globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const label = style({ minInlineSize: 0 });

export const description = style({
  marginInlineStart: 'auto',
  minInlineSize: 0,
  textAlign: 'end',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const keys = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  // Nothing to press keys on.
  '@media': { [`${media.coarse} and ${media.narrow}`]: { display: 'none' } },
});
