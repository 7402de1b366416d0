import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, fontSize, fontWeight } = vars;

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.lg,
  fontWeight: fontWeight.semibold,
  color: color.text,
  letterSpacing: '-0.01em',
});

/** No wider than the collapsed sidebar lets it be. */
export const sign = style({ inlineSize: '1.5rem', blockSize: '1.5rem', flexShrink: 0 });
export const ground = style({ fill: color.accent });
export const house = style({ fill: color.onAccent });
export const check = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
