import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, lineHeight, space } = vars;

/** Looks like a control, and is none: the text box in it has the focus. */
export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: `calc(${space[1]} - 1px)`,
  paddingInlineEnd: `calc(${density.controlPadding} + ${space[5]})`,
  cursor: 'text',
  selectors: {
    '&&:read-only': { background: color.surfaceRaised },
    '&:focus-within': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: color.danger.solid },
    '&&[data-disabled]': { background: color.surfaceSunken, cursor: 'not-allowed' },
  },
});

// A finger meets the buttons of the tags.
globalStyle(`${box} [data-part=remove]`, {
  '@media': { [media.finger]: { inlineSize: density.controlHeight, blockSize: density.controlHeight } },
});

export const input = style({
  flex: '1 1 2rem',
  minInlineSize: '2rem',
  minBlockSize: `calc(${density.controlHeight} - 0.5rem)`,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** A tick says what is chosen where colour does not. */
export const option = style({
  justifyContent: 'flex-start',
  flexWrap: 'nowrap',
  selectors: {
    '&::before': {
      content: '""',
      flexShrink: 0,
      alignSelf: 'center',
      inlineSize: '0.6875rem',
      blockSize: '0.6875rem',
      background: 'currentColor',
      clipPath: 'polygon(13% 45%, 0 59%, 39% 96%, 100% 18%, 86% 6%, 38% 69%)',
      visibility: 'hidden',
    },
    '&[aria-selected=true]::before': { visibility: 'visible' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { forcedColorAdjust: 'none' } } } },
});

export const note = style({
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});
