import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, radius, fontSize, lineHeight, fontWeight } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: vars.density.controlHeight,
});

export const label = style({ minInlineSize: 0, fontWeight: fontWeight.medium, color: color.text });

export const hint = style({ color: color.textMuted, fontSize: fontSize.sm, lineHeight: lineHeight.sm });

/** A box of three to one: the same proportions on every screen. */
export const pad = style({
  inlineSize: '100%',
  maxInlineSize: '37.5rem',
  overflow: 'hidden',
  aspectRatio: '3 / 1',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  color: color.text,
  // The page does not scroll below a finger that draws.
  touchAction: 'none',
  cursor: 'crosshair',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 } },
});

export const line = style({ stroke: color.textMuted, strokeWidth: 1, strokeDasharray: '4 6' });

export const stroke = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const typed = style({
  fill: color.textMuted,
  fontSize: '44px',
  fontStyle: 'italic',
  fontFamily: 'cursive',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** A signature that was drawn: on paper it is black. */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '12rem',
  aspectRatio: '3 / 1',
  color: color.text,
  '@media': { [media.print]: { color: 'black' } },
});
