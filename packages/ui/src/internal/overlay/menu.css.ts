import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { animateIn } from '../../theme/motion';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';
import { floating } from './floating';

const { color, density, fontSize, fontWeight, lineHeight, radius, space } = vars;

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
    '&[data-highlighted], &[data-state="open"]': { background: color.surfaceHover },
    '&[data-tone="danger"]': { color: color.danger.text },
    '&[data-disabled]': { color: color.textDisabled },
  },
  '@media': {
    [media.finger]: { minBlockSize: density.controlHeight },
    [media.forcedColors]: {
      // Else the browser puts a plate of its own behind the text, which is as light.
      selectors: {
        '&[data-highlighted]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

globalStyle(`${item}[data-highlighted] *`, {
  '@media': { [media.forcedColors]: { color: 'inherit', background: 'transparent' } },
});

export const icon = style({
  display: 'flex',
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  selectors: {
    '&:empty': { display: 'none' },
    ':is([role="menuitemradio"], [role="menuitemcheckbox"]) > &:empty': { display: 'flex' },
  },
});
globalStyle(`${icon} > svg`, { inlineSize: '100%', blockSize: '100%' });

export const texts = style({ display: 'flex', flexDirection: 'column' });
export const note = style({ fontSize: fontSize.xs, lineHeight: lineHeight.xs, color: color.textMuted });

export const shortcut = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  paddingInlineStart: space[3],
  // There is no keyboard, or not that of the desk.
  '@media': { [media.coarse]: { display: 'none' } },
});

/** The mark of an item that opens a submenu: it points to where that opens. */
export const end = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInlineStart: 'auto',
  color: color.textMuted,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': {
    [media.narrow]: {
      selectors: {
        '&&': { scale: 'none', rotate: '90deg' },
        '[data-state="open"] > &': { rotate: '-90deg' },
      },
    },
    [media.forcedColors]: { color: 'inherit' },
  },
});
globalStyle(`${end} > svg`, { inlineSize: '100%', blockSize: '100%' });

export const heading = style({
  padding: `${space[1]} ${space[2]}`,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.xs,
  fontWeight: fontWeight.medium,
  color: color.textMuted,
});

/** A submenu in place. */
export const nested = style({ paddingInlineStart: space[4] });

export const separator = style({
  blockSize: '1px',
  marginBlock: space[1],
  marginInline: `calc(-1 * ${space[1]})`,
  background: color.border,
});
