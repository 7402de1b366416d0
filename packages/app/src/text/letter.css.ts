import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Lines as they were written; a long word breaks. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
