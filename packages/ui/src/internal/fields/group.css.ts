import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { space } = vars;

/** Controls under one label, as a field has one: the `fieldset` of radio buttons, of a range. */
export const group = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** The gap of a grid does not reach its `legend`. */
export const legend = style({ padding: 0, marginBlockEnd: space[1] });
