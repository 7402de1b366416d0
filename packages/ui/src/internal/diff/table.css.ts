import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight } = vars;

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
});

const cell = {
  padding: `${density.cellPaddingBlock} ${density.cellPaddingInline}`,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

/** Where three columns would cut words the field stands above its two values. */
const stacked = '(max-width: 30rem)';

export const row = style({
  '@media': { [stacked]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const head = style({
  ...cell,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

/** The head of the fields, which needs no name where they stand above their values. */
export const fieldHead = style({ '@media': { [stacked]: { display: 'none' } } });

export const field = style({
  ...cell,
  fontWeight: fontWeight.medium,
  '@media': { [stacked]: { gridColumn: '1 / -1', borderBlockEnd: 0, paddingBlockEnd: 0 } },
});

export const value = style({ ...cell, whiteSpace: 'pre-line' });
