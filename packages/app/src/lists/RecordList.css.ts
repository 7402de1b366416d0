import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Opens the page of its record. */
export const row = style({ cursor: 'pointer' });

/** Of the record that was just added. */
export const added = style({
  marginInlineStart: vars.space[1],
  '@media': { print: { display: 'none' } },
});

/** What a list is about, before its search; above it on a phone. */
export const scope = style({ '@media': { '(max-width: 639.98px)': { flexBasis: '100%' } } });

/** Above the rows, on the screen and on paper. */
export const summary = style({ marginBlockEnd: vars.space[4] });
