import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Opens the page of its record. */
export const row = style({ cursor: 'pointer' });

/** Of the record that was just added. */
export const added = style({
  marginInlineStart: vars.space[1],
  '@media': { print: { display: 'none' } },
});

/** What narrows the list. */
export const narrowing = style({ flex: '1 1 15rem', '@media': { print: { display: 'none' } } });

/** Above the rows, on the screen and on paper. */
export const summary = style({ marginBlockEnd: vars.space[4] });
