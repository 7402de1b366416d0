import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: density.sectionGap,
  minInlineSize: 0,
  color: color.text,
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: density.fieldGap,
  minInlineSize: 0,
  ':focus': { outline: 'none' },
});

export const text = style({ margin: 0, lineHeight: lineHeight.md });

export const mapping = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: density.fieldGap,
  inlineSize: '100%',
});

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  fontWeight: fontWeight.medium,
  selectors: {
    '&[data-result=error], &[data-result=failed]': { color: color.danger.text },
    '&[data-result=duplicate], &[data-result=pending]': { color: color.textMuted },
  },
});

export const note = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});

export const error = style({ color: color.danger.text });

export const row = style({});
// Beside a box with a message below it, a value stands beside the box.
globalStyle(`${row} > *`, { verticalAlign: 'baseline' });

/** A value that can be corrected: its message wraps below it. */
export const cell = style({
  inlineSize: '100%',
  textAlign: 'start',
  fontWeight: fontWeight.regular,
});
