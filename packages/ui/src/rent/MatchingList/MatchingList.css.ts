import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const columns = style({});

/** On paper, what is left stands above what the chosen one may be. */
globalStyle(`${columns} > [data-part=start]`, {
  '@media': { [media.print]: { display: 'block', marginBlockEnd: space[4] } },
});

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: lineHeight.md,
});

export const hint = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  '@media': { [media.coarse]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const list = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  color: color.text,
  overflowY: 'auto',
  maxBlockSize: '32rem',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.narrow]: { maxBlockSize: '18rem' },
    [media.print]: { maxBlockSize: 'none', overflow: 'visible' },
  },
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: density.cellPaddingBlock,
  paddingInline: space[3],
  borderInlineStart: '4px solid transparent',
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:hover': { background: color.surfaceHover },
    '&[aria-selected=true]': { background: color.accentSubtle, borderInlineStartColor: color.accentText },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected=true]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: fontWeight.medium });

export const amount = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const detail = style({
  gridColumn: '1 / -1',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});

export const reasons = style({
  gridColumn: '1 / -1',
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});

export const waiting = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
