import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

export const signatures = style({ marginBlock: vars.space[4] });

/** Never at the foot of a sheet, with the places on the next. */
export const heading = style({ breakAfter: 'avoid', marginBlockEnd: vars.space[3] });

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: `${vars.space[6]} ${vars.space[6]}`,
});

export const block = style({ display: 'grid', gap: vars.space[2], breakInside: 'avoid' });

export const line = style({ display: 'flex', alignItems: 'end', gap: vars.space[2], minBlockSize: '2rem' });

export const label = style({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });

/** To write on. */
export const space = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.text}`,
});

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] });
