import { vars } from '@rentsafe/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A report that explains its rating is printed smaller: on one sheet, where the data allows. */
export const explanation = style({});
globalStyle(`[data-rs-print]:has(${explanation})`, { '@media': { print: { zoom: 0.82 } } });

export const summary = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm, cursor: 'pointer' });

/** Folded, it would say nothing on paper. */
export const workings = style({ '@media': { print: { display: 'none' } } });
