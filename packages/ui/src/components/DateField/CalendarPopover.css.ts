import { floating } from '../../internal/overlay/floating';
import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, radius, space } = vars;
const cell = '2.25rem';

export const popover = style({
  ...floating,
  padding: space[3],
  ':focus': { outline: 'none' },
});

/** Month and year: text of the heading until it is pointed at. */
export const picker = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

export const select = style({
  appearance: 'none',
  minBlockSize: '2rem',
  margin: 0,
  paddingBlock: 0,
  paddingInline: `${space[2]} ${space[6]}`,
  border: '1px solid transparent',
  borderRadius: radius.sm,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: fontSize.md,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceHover } },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
// The list itself is drawn by the browser.
globalStyle(`${select} > option`, { background: color.surfaceRaised, color: color.text });

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space[1],
  inlineSize: '1rem',
  blockSize: '1rem',
  color: color.textMuted,
  pointerEvents: 'none',
});

export const chevron = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const months = style({ position: 'relative' });

const caption = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  marginBlockEnd: space[2],
});

const dropdowns = style({ display: 'flex', gap: space[1] });

const nav = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, display: 'flex' });

const plainButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.sm,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
} as const;

const navButton = style({
  ...plainButton,
  inlineSize: '2rem',
  blockSize: '2rem',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-disabled=true]': { color: color.textDisabled, background: 'none', cursor: 'not-allowed' },
  },
});

const grid = style({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

const weekday = style({
  inlineSize: cell,
  blockSize: '1.75rem',
  padding: 0,
  color: color.textMuted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
});

const day = style({ inlineSize: cell, blockSize: cell, padding: 0, textAlign: 'center' });

const dayButton = style({
  ...plainButton,
  inlineSize: cell,
  blockSize: cell,
  fontSize: fontSize.sm,
  selectors: {
    '&:hover:not(:disabled)': { background: color.surfaceHover },
    '&:disabled': { color: color.textDisabled, textDecoration: 'line-through', cursor: 'not-allowed' },
  },
});

const outside = style({});
globalStyle(`${outside} > ${dayButton}`, { color: color.textMuted });

const isToday = style({});
globalStyle(`${isToday} > ${dayButton}`, {
  borderColor: color.borderControl,
  fontWeight: fontWeight.semibold,
});

const isSelected = style({});
globalStyle(`${isSelected} > ${dayButton}, ${isSelected} > ${dayButton}:hover`, {
  background: color.accent,
  borderColor: color.accent,
  color: color.onAccent,
  fontWeight: fontWeight.semibold,
});

/** Class names by the parts of react-day-picker. */
export const parts = {
  months,
  month_caption: caption,
  dropdowns,
  nav,
  button_previous: navButton,
  button_next: navButton,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  outside,
  today: isToday,
  selected: isSelected,
};
