import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, fontWeight, lineHeight } = vars;

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
  fontWeight: fontWeight.medium,
  selectors: {
    '&[data-result=error]': { color: color.danger.text },
    '&[data-result=duplicate]': { color: color.textMuted },
  },
});

export const note = style({
  display: 'block',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});

export const error = style({ color: color.danger.text });
