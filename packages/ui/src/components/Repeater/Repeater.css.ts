import { hiddenRules } from '../../internal/text/hidden.css';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, density, fontSize, lineHeight } = vars;

export const rows = style({
  display: 'grid',
  gap: density.fieldGap,
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});

export const lines = style({ gap: space[2] });

export const row = style({
  minInlineSize: 0,
  margin: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const card = style({
  padding: density.cardPadding,
  paddingBlockStart: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
});

/** The buttons stand first in the page, and behind the field to the eye. */
export const line = style({
  // Of its hidden name.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[1],
  padding: 0,
  border: 0,
});

// Floated, so that the legend stands inside the border, and wraps beside the button at any size of text.
export const rowLabel = style({
  float: 'inline-start',
  maxInlineSize: `calc(100% - ${density.controlHeight})`,
  paddingInline: 0,
  paddingBlock: `calc((${density.controlHeight} - ${lineHeight.md}) / 2)`,
  lineHeight: lineHeight.md,
  overflowWrap: 'anywhere',
  color: color.text,
  fontWeight: vars.fontWeight.semibold,
});

export const tools = style({
  float: 'inline-end',
  display: 'flex',
  // Their text ends where the fields end.
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  selectors: { [`${line} > &`]: { gridColumn: 2, gridRow: 1 } },
});

export const remove = style({
  paddingInline: space[2],
  color: color.textMuted,
});

export const fields = style({
  clear: 'both',
  minInlineSize: 0,
  selectors: { [`${line} > &`]: { gridColumn: 1, gridRow: 1 } },
});

/** Beside the name of its row there is room for the icon alone. */
export const removeText = style({ '@media': { 'screen and (max-width: 26rem)': hiddenRules } });

const wide = '(min-width: 36rem)';

/** Rows that are lines of a table where there is room, and cards where there is none. */
export const table = style({ containerType: 'inline-size' });

export const tableRow = style({
  '@container': {
    [wide]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space[1],
      padding: 0,
      border: 0,
    },
  },
});

export const tableLegend = style({ '@container': { [wide]: { ...hiddenRules, float: 'none' } } });

globalStyle(`${tableRow}:not([data-first]) label`, { '@container': { [wide]: hiddenRules } });

// Beside the field, which stands below its label.
globalStyle(`${tableRow} > ${tools}`, { '@container': { [wide]: { gridColumn: 2, gridRow: 1 } } });
globalStyle(`${tableRow}[data-first] > ${tools}`, {
  '@container': { [wide]: { paddingBlockStart: `calc(${lineHeight.md} + ${space[1]})` } },
});

export const tableFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space[3],
  '@container': {
    [wide]: { gridColumn: 1, gridRow: 1, gridTemplateColumns: 'var(--columns)', gap: space[2] },
  },
});

export const removed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingInline: density.cardPadding,
  border: `1px dashed ${color.border}`,
  borderRadius: vars.radius.md,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
});

export const empty = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
});

export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const full = style({ color: color.textMuted, fontSize: fontSize.sm, lineHeight: lineHeight.sm });
