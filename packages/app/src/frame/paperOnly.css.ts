import { style } from '@vanilla-extract/css';

/** What is printed and not shown. */
export const paperOnly = style({ display: 'none', '@media': { print: { display: 'block' } } });
