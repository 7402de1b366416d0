import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, lineHeight, space } = vars;
const hairline = `1px solid ${color.border}`;
const phone = 'screen and (max-width: 639.98px)';

export const statement = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  // Browsers begin no sheet inside of a flexible box.
  '@media': { [media.print]: { display: 'block' } },
});

export const account = style({
  '@media': { [media.print]: { marginBlockEnd: space[5] } },
});

export const newSheet = style({ '@media': { [media.print]: { breakBefore: 'page' } } });

export const title = style({
  margin: 0,
  marginBlockEnd: space[2],
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  fontWeight: fontWeight.semibold,
  breakAfter: 'avoid',
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { display: 'block' } },
});

globalStyle(`${table} > thead > tr > th`, {
  padding: `${space[1]} ${space[2]}`,
  borderBlockEnd: hairline,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
});
globalStyle(`${table} > tbody > tr > *`, {
  padding: `${space[1]} ${space[2]}`,
  borderBlockEnd: hairline,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} > * > tr > :nth-last-child(-n + 3)`, { textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${table} > * > tr > :not(th[scope=row]):nth-last-child(n + 4)`, { whiteSpace: 'nowrap' });
// Whole numbers of documents stand in it, however narrow: words break anywhere only where they are longer.
globalStyle(`${table} > tbody > tr > th`, { inlineSize: '100%', minInlineSize: '14ch' });

/** The balance before the first line, and after the last. */
export const end = style({});
globalStyle(`${table} > tbody > ${end} > *`, { fontWeight: fontWeight.semibold });

/** Between two sheets: on paper alone. */
export const carried = style({
  display: 'none',
  fontStyle: 'italic',
  '@media': { [media.print]: { display: 'table-row' } },
});
export const lastOfSheet = style({ '@media': { [media.print]: { breakAfter: 'page' } } });

const printed = (selector: string, rule: object) =>
  globalStyle(`${table} ${selector}`, { '@media': { [media.print]: rule } });
printed('tr', { breakInside: 'avoid' });
printed('> * > tr > *', {
  paddingBlock: '2px',
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
});

const onPhone = (selector: string, rule: object) =>
  globalStyle(`${table} ${selector}`, { '@media': { [phone]: rule } });
onPhone('> tbody', { display: 'block' });
onPhone('> thead', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
onPhone(`> tbody > tr:not(.${carried})`, {
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[2]} 0`,
  borderBlockEnd: hairline,
});
onPhone('> tbody > tr > *', { padding: `${space.half} 0`, border: 0, inlineSize: 'auto' });
onPhone('> tbody > tr > :empty', { display: 'none' });
onPhone('> tbody > tr > [data-label]:not(:empty)', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  whiteSpace: 'normal',
});
onPhone('> tbody > tr > [data-label]::before', {
  // Assistive technology has the head of the column.
  content: "attr(data-label) / ''",
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
});
