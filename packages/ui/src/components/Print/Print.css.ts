import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { space, fontSize, lineHeight, fontWeight } = vars;

const printOnly = (rule: Record<string, unknown>) =>
  style({ display: 'none', '@media': { [media.print]: { display: 'block', ...rule } } });

globalStyle('@page', { margin: '0.3in' });
// Firefox writes title, address, number and date of its own into the margins, a tenth of an inch into what stands there.
globalStyle('@page', { '@supports': { '(-moz-appearance: none)': { marginBlock: '0.5in' } } });

// The frame has a document without a doctype, where tables would not take the font of the text around them.
globalStyle('[data-rs-print] :where(table)', {
  font: 'inherit',
  color: 'inherit',
  whiteSpace: 'inherit',
});

// Neither a heading nor the head of a table ends a sheet.
globalStyle(':where(thead)', { breakAfter: 'avoid' });
globalStyle(':where(tbody > tr:first-child)', { breakBefore: 'avoid' });

export const header = printOnly({
  paddingBlockEnd: space[3],
  marginBlockEnd: space[4],
  borderBlockEnd: '2px solid #000000',
});

export const brand = style({
  marginBlockEnd: space[2],
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
});

export const letterhead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: `${space[2]} ${space[6]}`,
});

export const sender = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const logo = style({
  maxBlockSize: '4rem',
  maxInlineSize: '14rem',
  objectFit: 'contain',
  '@media': { [media.print]: { maxBlockSize: '0.7in', maxInlineSize: '2.6in' } },
});

export const senderName = style({
  fontSize: fontSize.lg,
  lineHeight: lineHeight.lg,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
});

export const contact = style({
  display: 'grid',
  fontSize: fontSize.xs,
  lineHeight: lineHeight.xs,
  overflowWrap: 'anywhere',
});

export const title = style({
  margin: 0,
  fontSize: fontSize.xl,
  lineHeight: lineHeight.xl,
  fontWeight: fontWeight.semibold,
});

export const footer = style({
  fontSize: fontSize.xs,
  lineHeight: lineHeight.xs,
  breakInside: 'avoid',
  // A sheet with nothing else on it would belong to nothing.
  breakBefore: 'avoid',
  '@media': { [media.print]: { paddingBlockStart: space[3], borderBlockStart: '1px solid #000000' } },
});

export const printedBy = printOnly({ marginBlock: `0 ${space[1]}` });
