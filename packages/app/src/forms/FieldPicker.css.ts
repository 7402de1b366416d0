import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const WIDE = '(min-width: 48rem)';

export const sides = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', alignItems: 'start' } },
});

export const texts = style({ minInlineSize: 0 });

/** Beside the text it stays in sight while a long one scrolls. */
export const panel = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  '@media': { [WIDE]: { position: 'sticky', insetBlockStart: 0 } },
});

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  maxBlockSize: '22rem',
  overflowY: 'auto',
});

export const fields = style({ margin: 0, padding: 0, listStyle: 'none' });

export const field = style({
  inlineSize: '100%',
  justifyContent: 'start',
  textAlign: 'start',
  whiteSpace: 'normal',
  blockSize: 'auto',
});
