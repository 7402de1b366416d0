import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
});

export const label = style({
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  fontWeight: fontWeight.medium,
  color: color.text,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

/** The asterisk is drawn, not written: the text of the label is its name. */
export const required = style({
  selectors: { '&::after': { content: [`" *"`, `" *" / ""`], color: color.danger.text } },
});

const note = {
  margin: 0,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
} as const;

export const hint = style({ ...note, color: color.textMuted });

export const warning = style({ ...note, display: 'flex', gap: space[1], color: color.warning.text });

export const error = style({ ...note, display: 'flex', gap: space[1], color: color.danger.text });

export const icon = style({ flexShrink: 0, inlineSize: '0.875rem', blockSize: lineHeight.sm });

export const checking = style({
  ...note,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
});
globalStyle(`${checking} > svg`, { flexShrink: 0, inlineSize: '0.875rem', blockSize: '0.875rem' });
