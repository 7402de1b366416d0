import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  color: color.text,
  overflowWrap: 'anywhere',
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: density.cellPaddingBlock,
  paddingInline: space[2],
  textAlign: 'start',
  verticalAlign: 'top',
});
// The label stands on the line of what is typed.
globalStyle(`${table} > tbody > tr > :is(th, td:not(:last-child))`, {
  paddingBlockStart: `calc(${density.cellPaddingBlock} + (${density.controlHeight} - ${lineHeight.md}) / 2)`,
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} > thead th`, {
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  fontWeight: fontWeight.medium,
});
globalStyle(`${table} > :is(tbody, tfoot) > tr`, { borderBlockStart: `1px solid ${color.border}` });
globalStyle(`${table} tr`, { breakInside: 'avoid' });

export const caption = style({
  paddingBlockEnd: space[2],
  textAlign: 'start',
  fontWeight: fontWeight.semibold,
});

const columnWidth = '13rem';

export const amountHead = style({
  inlineSize: columnWidth,
  '@media': { '(max-width: 639.98px)': { inlineSize: '10rem' } },
});
globalStyle(`${table} .${amountHead}`, { textAlign: 'end' });

export const label = style({ minInlineSize: 0, fontWeight: fontWeight.medium, overflowWrap: 'anywhere' });

export const details = style({
  display: 'block',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  fontWeight: fontWeight.regular,
});

export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} .${figure}`, { textAlign: 'end' });

export const wideOnly = style({ '@media': { '(max-width: 639.98px)': { display: 'none' } } });
export const narrowOnly = style({ '@media': { '(min-width: 640px)': { display: 'none' } } });

export const cell = style({ inlineSize: columnWidth });

export const frame = style({ position: 'relative' });

export const currency = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: density.controlPadding,
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  fontSize: fontSize.sm,
  pointerEvents: 'none',
});

export const box = style({
  paddingInlineStart: `calc(${density.controlPadding} + 2.25rem)`,
  textAlign: 'end',
});

export const error = style({
  margin: 0,
  marginBlockStart: space[1],
  color: color.danger.text,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});

export const total = style({
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} .${total}`, {
  textAlign: 'end',
  // Under the figures in the boxes.
  paddingInlineEnd: `calc(${density.controlPadding} + 1px)`,
});

export const pasted = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.sm,
  background: color.surfaceSunken,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  '@media': { [media.print]: { display: 'none' } },
});
