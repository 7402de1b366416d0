import { style } from '../../theme/style';

/** Under a column of figures, which stand at the end; on a card beside their label. */
export const atEnd = style({
  justifyContent: 'end',
  '@media': { screen: { selectors: { '[data-stacked] &': { justifyContent: 'start' } } } },
});
