import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { animateIn } from '../../theme/motion';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';
import { floating } from './floating';

const { color, density, fontSize, lineHeight, radius, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });

export const menu = style({
  ...floating,
  minInlineSize: '10rem',
  maxInlineSize: `calc(100vw - 2 * ${space[2]})`,
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space[1],
  ...animateIn(fadeIn),
  '@media': { [media.print]: { display: 'none' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: density.controlGap,
  minBlockSize: `calc(${density.controlHeight} - ${space[1]})`,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.sm,
  overflowWrap: 'anywhere',
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  cursor: 'default',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.surfaceHover },
    '&[data-tone="danger"]': { color: color.danger.text },
    '&[data-disabled]': { color: color.textDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const icon = style({
  display: 'flex',
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  selectors: { '&:empty': { display: 'none' }, '[role="menuitemradio"] > &:empty': { display: 'flex' } },
});
globalStyle(`${icon} > svg`, { inlineSize: '100%', blockSize: '100%' });

export const separator = style({
  blockSize: '1px',
  marginBlock: space[1],
  marginInline: `calc(-1 * ${space[1]})`,
  background: color.border,
});
