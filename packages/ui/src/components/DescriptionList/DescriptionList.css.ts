import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** As wide as a phone: short items stand two to a row, and one that needs more has its own. */
const phone = 'screen and (max-width: 639.98px)';
const gap = space[4];

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: space[6],
  rowGap: space[3],
  margin: 0,
  '@media': {
    [phone]: { display: 'flex', flexWrap: 'wrap', columnGap: gap },
    [media.print]: { gridTemplateColumns: 'repeat(4, 1fr)', rowGap: space[2] },
  },
});

export const group = style({
  minInlineSize: 0,
  breakInside: 'avoid',
  '@media': {
    [phone]: {
      flex: `1 1 max(9rem, calc((100% - ${gap}) / 2))`,
      minInlineSize: 'auto',
      maxInlineSize: '100%',
    },
  },
});

export const wide = style({ gridColumn: '1 / -1', '@media': { [phone]: { flexBasis: '100%' } } });

export const term = style({
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});

export const description = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.medium,
  '@media': { [phone]: { overflowWrap: 'break-word' } },
  selectors: { '&[data-missing]': { color: color.textMuted, fontWeight: vars.fontWeight.regular } },
});
