import { globalStyle, style } from '@vanilla-extract/css';

/** A report that explains its rating is printed smaller: on one sheet, where the data allows. */
export const explanation = style({});
globalStyle(`[data-rs-print]:has(${explanation})`, { '@media': { print: { zoom: 0.82 } } });
