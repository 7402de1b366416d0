import { createVar } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { transition } from '../../theme/motion';
import { globalStyle, style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight, radius, space } = vars;

const enabled = ':not(:disabled, [aria-disabled=true])';

const height = createVar();

export const button = style({
  vars: { [height]: density.controlHeight },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: density.controlGap,
  minBlockSize: height,
  margin: 0,
  padding: `${space.half} ${density.controlPadding}`,
  border: '1px solid transparent',
  borderRadius: radius.sm,
  fontFamily: 'inherit',
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  maxInlineSize: '100%',
  cursor: 'pointer',
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
      color: color.textDisabled,
      background: color.surfaceSunken,
      borderColor: color.border,
      cursor: 'not-allowed',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

globalStyle(`${button} > svg`, { flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });
// The spinner takes the place of the icon.
globalStyle(`${button}[aria-busy=true] > svg:not(:first-child)`, { display: 'none' });

const onHover = (hover: string, active: string, border?: string) => ({
  [`&:hover${enabled}`]: { background: hover, ...(border && { borderColor: border }) },
  [`&:active${enabled}`]: { background: active },
});

export const variant = styleVariants({
  primary: {
    color: color.onAccent,
    background: color.accent,
    forcedColorAdjust: 'none',
    selectors: onHover(color.accentHover, color.accentHover),
  },
  secondary: {
    color: color.text,
    background: color.surfaceRaised,
    borderColor: color.borderControl,
    selectors: onHover(color.surfaceHover, color.surfaceActive, color.borderControlHover),
  },
  ghost: {
    color: color.text,
    background: 'transparent',
    selectors: onHover(color.surfaceHover, color.surfaceActive),
  },
  danger: {
    color: color.danger.onSolid,
    background: color.danger.solid,
    forcedColorAdjust: 'none',
    selectors: onHover(color.danger.solidHover, color.danger.solidHover),
  },
});

export const size: Record<'sm' | 'md' | 'lg', string | undefined> = {
  ...styleVariants({
    sm: {
      vars: { [height]: `calc(${density.controlHeight} - 0.375rem)` },
      paddingInline: space[2],
      fontSize: fontSize.sm,
      lineHeight: lineHeight.sm,
      '@media': { [media.finger]: { vars: { [height]: density.controlHeight } } },
    },
    lg: {
      vars: { [height]: `calc(${density.controlHeight} + 0.375rem)` },
      paddingInline: space[4],
      fontSize: fontSize.lg,
      lineHeight: lineHeight.lg,
    },
  }),
  md: undefined,
};

/** As wide as high, for a picture alone. */
export const square = style({ inlineSize: height, padding: 0, flexShrink: 0 });
