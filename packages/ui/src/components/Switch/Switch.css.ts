import { media } from '../../theme/media';
import { transition } from '../../theme/motion';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, lineHeight, radius, space } = vars;

export const switchBox = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '1.25rem',
  margin: `calc((${lineHeight.md} + ${space[1]} - 1.25rem) / 2) 0`,
  padding: '2px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.full,
  background: color.surfaceSunken,
  cursor: 'pointer',
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.borderControlHover },
    '&:checked': { background: color.accent, borderColor: color.accent, justifyContent: 'flex-end' },
    '&::before': {
      content: '""',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      borderRadius: radius.full,
      background: color.borderControlHover,
    },
    '&:checked::before': { background: color.onAccent },
    '&:disabled': { borderColor: color.border, background: color.surfaceSunken, cursor: 'not-allowed' },
    '&:disabled::before': { background: color.textDisabled },
  },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});
