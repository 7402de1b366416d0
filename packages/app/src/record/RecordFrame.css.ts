import { style } from '@vanilla-extract/css';

/** Printed by the browser's menu, the head of a paper that is shown stands in place of the page's own: not both. */
export const head = style({
  '@media': {
    print: { selectors: { 'body:has([data-paper-head]:not([hidden] *)) &': { display: 'none' } } },
  },
});
