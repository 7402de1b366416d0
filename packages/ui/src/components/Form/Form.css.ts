import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const form = style({ display: 'grid', minInlineSize: 0, gap: vars.density.fieldGap });

export const fields = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.density.fieldGap,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

// Locked while it is sent, but as readable as before.
globalStyle(`${form}[data-pending] > ${fields} :is(input, select, textarea):disabled`, {
  color: vars.color.text,
  opacity: 1,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
