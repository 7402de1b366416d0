import { createVar } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const columnCount = createVar();
export const least = createVar();

/** As many columns as fit, at most `columnCount`: a column is at least a share of the row and `least` wide. */
const share = `calc((100% - (${columnCount} - 1) * ${vars.density.sectionGap}) / ${columnCount})`;

export const grid = style({
  display: 'grid',
  gap: vars.density.sectionGap,
  '@media': { [media.narrow]: { gap: vars.density.fieldGap } },
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, ${share})), 1fr))`,
});
