import { head } from '../../internal/table/table.css';
import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { space } = vars;

/** Of the button: on a phone the search has its room, and the number of filters stays. */
const onPhone = '(max-width: 639.98px)';
const besideSearch = `${head}[data-search] &`;

export const text = style({
  '@media': {
    [onPhone]: {
      selectors: {
        [besideSearch]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
export const count = style({
  display: 'none',
  '@media': { [onPhone]: { selectors: { [besideSearch]: { display: 'inline' } } } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chip = style({ minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' });

export const range = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.density.fieldGap,
});

/** An operator, and what it asks for beside it; below it where there is no room. */
export const condition = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space[2],
});

/** An operator, and below it the choice. */
export const choice = style({ display: 'grid', gap: space[2] });

export const clear = style({ '@media': { [media.print]: { display: 'none' } } });
