import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  borderRadius: radius.sm,
  color: color.text,
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  selectors: {
    '&[data-over]': { outline: `2px dashed ${color.accentText}`, outlineOffset: space[1] },
  },
});

export const label = style({ fontWeight: fontWeight.medium });

export const sources = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
});

/** Looks as a button; the browser's own input covers it: pressing and the keyboard are its. */
export const source = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: density.controlGap,
  minBlockSize: density.controlHeight,
  paddingInline: density.controlPadding,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.sm,
  background: color.surfaceRaised,
  fontWeight: fontWeight.medium,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: color.borderControlHover },
    '&:focus-within': { outline: `2px solid ${color.focusRing}`, outlineOffset: '1px' },
    '&[data-disabled]': {
      color: color.textMuted,
      background: color.surfaceSunken,
      borderColor: color.border,
    },
  },
});

/** A computer has no camera that looks at a sink. */
export const touchOnly = style({
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'none' } },
});

export const icon = style({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const hint = style({ color: color.textMuted, fontSize: fontSize.sm });

/** Nothing is dropped with a finger. */
export const dropHint = style({ '@media': { '(hover: none)': { display: 'none' } } });

export const problems = style({
  display: 'grid',
  color: color.danger.text,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});

export const list = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  padding: space[2],
  border: `1px dashed ${color.borderControl}`,
  borderRadius: radius.sm,
  background: color.surfaceRaised,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  overflow: 'hidden',
  borderRadius: radius.sm,
  background: color.surfaceSunken,
  color: color.textMuted,
});
globalStyle(`${picture} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const thumbnail = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const text = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const name = style({ overflowWrap: 'anywhere' });

export const waiting = style({ color: color.textMuted, fontSize: fontSize.sm });

export const failure = style({
  color: color.danger.text,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', alignItems: 'center', gap: space[1] });
