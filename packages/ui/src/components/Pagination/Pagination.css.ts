import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  '@media': { [media.print]: { display: 'none' } },
});

export const summary = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const current = style({ color: color.text, fontWeight: vars.fontWeight.medium });

export const links = style({ display: 'flex', gap: space[2] });

export const icon = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
