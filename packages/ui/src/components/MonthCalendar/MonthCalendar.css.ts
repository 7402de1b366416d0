import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, radius, space } = vars;

const phone = 'screen and (max-width: 639.98px)';

export const calendar = style({ display: 'grid', gap: space[3], color: color.text });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const title = style({ fontSize: fontSize.lg, fontWeight: fontWeight.semibold });

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.print]: { display: 'none' } },
});

const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  overflow: 'hidden',
  '@media': { [phone]: { display: 'none' } },
});

const weekday = style({
  padding: space[2],
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
});

const box = style({
  blockSize: '6rem',
  padding: 0,
  borderBlockStart: `1px solid ${color.border}`,
  verticalAlign: 'top',
  overflow: 'hidden',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.border}` },
    '&[data-hidden]': { background: color.surfaceSunken },
  },
  '@media': { [media.print]: { breakInside: 'avoid', blockSize: 'auto' } },
});

const cell = style({
  // The content of a button would stand in the middle of it.
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: '6rem',
  padding: space[1],
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '[aria-selected="true"] > &': { background: color.accentSubtle },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': { [media.print]: { minBlockSize: '5rem', background: 'none' } },
});

/** Class names by the parts of react-day-picker. */
export const parts = { month_grid: grid, weekday, day: box, day_button: cell };

export const number = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'flex-start',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.full,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current="date"] > * > &': {
      background: color.accent,
      color: color.onAccent,
      fontWeight: fontWeight.semibold,
    },
  },
});

const line = {
  overflow: 'hidden',
  paddingInline: space[1],
  fontSize: fontSize.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const onPaper = { display: 'block', overflow: 'visible', whiteSpace: 'normal' } as const;

export const event = style({ ...line, display: 'block', '@media': { [media.print]: onPaper } });

/** Those that the screen only counts. */
export const printedEvent = style({ ...line, display: 'none', '@media': { [media.print]: onPaper } });

export const more = style({
  ...line,
  display: 'block',
  color: color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});

export const day = style({
  '@media': { [phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const agenda = style({
  display: 'none',
  '@media': { [phone]: { display: 'grid', gap: space[4] } },
});

export const agendaDay = style({
  selectors: {
    '&[data-today]': { paddingInlineStart: space[3], borderInlineStart: `3px solid ${color.accent}` },
  },
});

export const dayTitle = style({ fontWeight: fontWeight.semibold, marginBlockEnd: space[1] });

export const events = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const nothing = style({ margin: 0, color: color.textMuted });
