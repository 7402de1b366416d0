import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const fieldset = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  // As the legend of the border it would count twice in WebKit, where the fieldset is an item of a flexible box.
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: vars.space[3],
  color: vars.color.text,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
});

export const content = style({
  clear: 'both',
  display: 'grid',
  // No word in it makes it wider than its place.
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  gap: vars.density.fieldGap,
});
