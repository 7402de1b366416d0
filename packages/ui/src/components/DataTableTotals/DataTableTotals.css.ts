import { globalStyle, style } from '../../theme/style';

/** In a column of figures none breaks, nor does its total. */
export const sums = style({ flexWrap: 'nowrap', flexDirection: 'column' });
globalStyle(`${sums} span`, { whiteSpace: 'nowrap' });

/** Under a column of figures, which stand at the end; on a card beside their label. */
export const atEnd = style({
  alignItems: 'end',
  '@media': { screen: { selectors: { '[data-stacked] &': { alignItems: 'start' } } } },
});
