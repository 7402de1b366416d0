import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const shell = style({
  display: 'flex',
  alignItems: 'flex-start',
  minBlockSize: '100dvh',
  '@media': { [media.print]: { display: 'block', minBlockSize: 0 } },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '100dvh',
  '@media': { [media.print]: { display: 'block', minBlockSize: 0 } },
});

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.sectionGap,
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  // What is focused or linked to is not covered by the top bar.
  scrollMarginBlockStart: '3.5rem',
  // A table's head sticks below the top bar.
  vars: { '--rs-sticky-top': '3.5rem' },
  '@media': {
    [media.narrow]: { padding: space[4] },
    [media.print]: { padding: 0 },
  },
});
