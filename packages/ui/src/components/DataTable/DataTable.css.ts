import { keyframes } from '@vanilla-extract/css';
import { rowHeight, rows } from '../../internal/table/table.css';
import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, radius } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });

/** What narrows the rows and, in a table that has one, the menu: in one line, on a phone too. */
export const narrowing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'inherit',
  gap: space[2],
  minInlineSize: 0,
  selectors: { '[data-search] > &': { flex: '1 1 auto' } },
  '@media': { [media.print]: { display: 'none' }, '(max-width: 639.98px)': { columnGap: space[1] } },
});
globalStyle(`${narrowing} > [role=search]`, { flex: '1 1 8rem', inlineSize: 'auto' });

export const title = style({
  margin: 0,
  alignSelf: 'center',
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '[data-search] > &': { flexBasis: '100%' } },
});

export const actionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

export const frame = style({
  position: 'relative',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  '@media': { [media.print]: { border: 0, borderRadius: 0 } },
});

// Columns are cut off at this end: beside what stays in sight there.
const shade = (end: 'start' | 'end', gradient: string) => ({
  content: '',
  position: 'absolute' as const,
  insetBlock: 0,
  [end === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(--rs-${end}, 0px)`,
  inlineSize: space[2],
  zIndex: vars.z.header,
  pointerEvents: 'none' as const,
  background: `linear-gradient(${gradient}, ${color.border}, transparent)`,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${frame}[data-cut~=start]::before`, {
  ...shade('start', 'to right'),
  borderInlineStart: `1px solid ${color.border}`,
});
globalStyle(`${frame}[data-cut~=end]::after`, {
  ...shade('end', 'to left'),
  borderInlineEnd: `1px solid ${color.border}`,
});
globalStyle(`[dir=rtl] ${frame}::before`, { transform: 'scaleX(-1)' });
globalStyle(`[dir=rtl] ${frame}::after`, { transform: 'scaleX(-1)' });

/** A message within is as wide as what is seen of the table. Rows need no container: it costs them a second pass. */
export const measured = style({
  containerType: 'inline-size',
  '@media': { [media.print]: { containerType: 'normal' } },
});

export const messageCell = style({ selectors: { [`${rows} > tr > &`]: { padding: 0 } } });

/** In sight also where the table is wider than its frame. */
export const message = style({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'min(100%, 100cqi)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[6]} ${space[4]}`,
  textAlign: 'center',
  '@media': { [media.print]: { inlineSize: 'auto', paddingBlock: space[2] } },
});

export const messageTitle = style({ margin: 0, fontWeight: vars.fontWeight.semibold });

export const messageHelp = style({
  color: color.textMuted,
  selectors: { '&:not(:last-child)': { marginBlockEnd: space[2] } },
});

const pulse = keyframes({ '50%': { opacity: 0.5 } });
const bar = `linear-gradient(transparent calc(50% - 0.3125rem), ${color.surfaceActive} calc(50% - 0.3125rem) calc(50% + 0.3125rem), transparent calc(50% + 0.3125rem))`;

export const loadingCell = style({
  selectors: { [`${rows} > tr > &`]: { paddingBlock: 0, borderBlockEnd: 0 } },
});

/** The text lines of a column, as high as the rows they stand for. */
export const loadingBlock = style({
  blockSize: `calc(var(--rs-loading-rows) * ${rowHeight})`,
  inlineSize: '60%',
  background: `${bar} 0 0 / 100% ${rowHeight}`,
  '@media': {
    [media.motion]: { animation: `${pulse} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { background: 'none' },
  },
});

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '400%' } });

export const progress = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '2px',
  overflow: 'hidden',
  zIndex: vars.z.header,
  '::after': {
    content: '',
    display: 'block',
    blockSize: '100%',
    inlineSize: '25%',
    background: color.accent,
  },
  '@media': {
    [media.motion]: { '::after': { animation: `${slide} 1s linear infinite` } },
    [media.reducedMotion]: { '::after': { inlineSize: '100%' } },
    [media.print]: { display: 'none' },
  },
});
