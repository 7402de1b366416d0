import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
});

/** Opens the page of its record. */
export const row = style({ cursor: 'pointer' });

/** What narrows the list beside its search; above it on a phone. */
export const narrowing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[2],
  '@media': { '(max-width: 639.98px)': { flexBasis: '100%' } },
});

export const bars = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const count = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  '@media': { [media.print]: { display: 'none' } },
});

/** Above the rows, on the screen and on paper. */
export const summary = style({ marginBlockEnd: vars.space[4] });

export const noMatch = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
