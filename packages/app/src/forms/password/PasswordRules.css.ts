import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const rules = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
});

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  selectors: { '&[data-met="true"]': { color: color.success.text } },
});

export const icon = style({ flexShrink: 0 });
