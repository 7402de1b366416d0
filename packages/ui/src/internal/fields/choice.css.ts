import { media } from '../../theme/media';
import { transition } from '../../theme/motion';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, lineHeight, radius, space } = vars;

export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: density.controlGap,
  minInlineSize: 0,
  position: 'relative',
});

export const texts = style({ display: 'grid', gap: space.half, minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style({
  // With the padding the target is 24 px high.
  paddingBlock: space.half,
  lineHeight: lineHeight.md,
  color: color.text,
  cursor: 'pointer',
  selectors: { ':disabled ~ * > &': { color: color.textMuted, cursor: 'not-allowed' } },
  '@media': {
    [media.finger]: {
      paddingBlock: `calc((${density.controlHeight} - ${lineHeight.md}) / 2)`,
      // Around the box too, as wide as a finger.
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: 0,
          inlineSize: density.controlHeight,
          blockSize: density.controlHeight,
        },
      },
    },
  },
});

// Beside the first line of the label, above what the label reaches.
globalStyle(`${choice} > input`, {
  '@media': {
    [media.finger]: {
      position: 'relative',
      zIndex: 1,
      insetBlockStart: `calc((${density.controlHeight} - ${lineHeight.md} - ${space[1]}) / 2)`,
    },
  },
});

export const box = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: `calc((${lineHeight.md} + ${space[1]} - 1.125rem) / 2) 0`,
  border: `1px solid ${color.borderControl}`,
  background: color.surfaceRaised,
  color: color.onAccent,
  cursor: 'pointer',
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.borderControlHover },
    '&:checked, &[type=checkbox]:indeterminate': { background: color.accent, borderColor: color.accent },
    '&[aria-invalid=true]': { borderColor: color.danger.solid },
    '&:disabled': {
      background: color.surfaceSunken,
      borderColor: color.border,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
    '&:disabled:checked': { borderColor: color.borderControl },
    '&::before': { content: '""', background: 'currentColor', visibility: 'hidden' },
    '&:checked::before, &[type=checkbox]:indeterminate::before': { visibility: 'visible' },
  },
  '@media': {
    [media.forcedColors]: {
      // The mark is a painted shape: it needs the real colours.
      forcedColorAdjust: 'none',
    },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

export const checkbox = style({
  borderRadius: '4px',
  selectors: {
    '&::before': {
      inlineSize: '0.6875rem',
      blockSize: '0.6875rem',
      clipPath: 'polygon(13% 45%, 0 59%, 39% 96%, 100% 18%, 86% 6%, 38% 69%)',
    },
    '&:indeterminate::before': { clipPath: 'inset(42% 8%)' },
  },
});

export const radio = style({
  borderRadius: radius.full,
  selectors: {
    '&::before': { inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: radius.full },
  },
});
