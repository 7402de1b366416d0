import { media } from '../../theme/media';
import { transition } from '../../theme/motion';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const root = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [media.print]: { display: 'none' } },
});

export const track = style({
  // A grid, whose columns give way where they are longest.
  display: 'inline-grid',
  gridAutoFlow: 'column',
  maxInlineSize: '100%',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.sm,
  background: color.surfaceSunken,
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: `calc(${density.controlHeight} - 2px)`,
  '@media': { [media.finger]: { minBlockSize: density.controlHeight, minInlineSize: density.controlHeight } },
});

export const box = style({
  appearance: 'none',
  position: 'absolute',
  // Its edge on that of the track.
  inset: '-1px',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: radius.sm,
  cursor: 'pointer',
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&:hover:not(:disabled)': { background: color.surfaceHover },
    '&:checked, &:checked:hover': { background: color.surfaceRaised, borderColor: color.borderControl },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      forcedColorAdjust: 'none',
      selectors: {
        '&:hover:not(:disabled)': { background: 'ButtonFace', borderColor: 'Highlight' },
        '&:checked, &:checked:hover': { background: 'Highlight', borderColor: 'Highlight' },
      },
    },
  },
});

export const text = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: density.controlGap,
  minInlineSize: 0,
  paddingInline: density.controlPadding,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  fontWeight: fontWeight.medium,
  color: color.textMuted,
  // The press is of the radio button below.
  pointerEvents: 'none',
  selectors: {
    ':checked ~ &': { color: color.text },
    ':disabled ~ &': { color: color.textDisabled },
  },
  '@media': {
    [media.narrow]: { paddingInline: space[2] },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      selectors: { ':checked ~ &': { color: 'HighlightText' }, ':disabled ~ &': { color: 'GrayText' } },
    },
  },
});

export const icon = style({ flexShrink: 0, display: 'flex', inlineSize: '1rem', blockSize: '1rem' });
globalStyle(`${icon} > svg`, { inlineSize: '100%', blockSize: '100%' });

export const reason = style({
  marginBlock: `${space[1]} 0`,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  color: color.textMuted,
});
