import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { space } = vars;

/** Controls under one label, as a field has one: the `fieldset` of radio buttons, of a range. */
export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

/** Floated: as the legend of the border it would count twice in WebKit, where its group is an item of a grid or a flexible box. */
export const legend = style({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: space[1],
});

globalStyle(`${group} > legend ~ *`, { clear: 'both' });
globalStyle(`${group} > legend ~ * ~ *`, { marginBlockStart: space[1] });
