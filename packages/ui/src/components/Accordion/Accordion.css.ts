import { media } from '../../theme/media';
import { transition } from '../../theme/motion';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const accordion = style({
  minInlineSize: 0,
  color: color.text,
  borderBlockStart: `1px solid ${color.border}`,
});

export const item = style({ borderBlockEnd: `1px solid ${color.border}` });

export const heading = style({ margin: 0, font: 'inherit' });

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: density.controlGap,
  inlineSize: '100%',
  minBlockSize: `calc(${density.controlHeight} + ${space[2]})`,
  margin: 0,
  padding: `${space[2]} ${density.controlPadding}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: color.textMuted,
  transition: transition('transform'),
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const panel = style({
  padding: `${space[1]} ${density.controlPadding} ${space[4]}`,
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.print]: { selectors: { '&[hidden]': { display: 'block' } } } },
});
