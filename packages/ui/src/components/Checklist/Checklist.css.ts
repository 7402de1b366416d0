import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight, radius, space } = vars;
const markSize = '1.25rem';

export const checklist = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  overflowWrap: 'anywhere',
});

export const progress = style({
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

// On paper its filling is white on white; the words beside the title remain.
export const bar = style({ '@media': { [media.print]: { display: 'none' } } });

export const items = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${markSize} minmax(0, 1fr) auto 3rem`,
  columnGap: space[3],
  alignItems: 'start',
  paddingBlock: density.cellPaddingBlock,
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: `${markSize} minmax(0, 1fr) auto` },
    print: { breakInside: 'avoid' },
  },
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  inlineSize: markSize,
  blockSize: markSize,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.full,
  selectors: { '[data-state=done] > &': { borderColor: color.accentText, color: color.accentText } },
});
globalStyle(`${mark} > svg`, { inlineSize: '0.75rem', blockSize: '0.75rem' });

export const text = style({ gridColumn: 2, minInlineSize: 0, overflowWrap: 'anywhere' });

export const link = style({
  color: color.accentText,
  borderRadius: '2px',
  textUnderlineOffset: '0.2em',
  '@media': { [media.print]: { color: 'inherit', textDecoration: 'none' } },
});

export const button = style({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  cursor: 'pointer',
});

export const hint = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
});

export const amount = style({
  gridColumn: 3,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [media.narrow]: { gridColumn: 2, gridRow: 2, textAlign: 'start' } },
});

export const state = style({
  gridColumn: 4,
  color: color.text,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '[data-state=done] > &': { color: color.textMuted } },
  '@media': { [media.narrow]: { gridColumn: 3, gridRow: 1 } },
});
