import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: space[6],
  rowGap: space[3],
  margin: 0,
  '@media': {
    [media.print]: { gridTemplateColumns: 'repeat(4, 1fr)', rowGap: space[2] },
  },
});

export const group = style({ minInlineSize: 0, breakInside: 'avoid' });

export const wide = style({ gridColumn: '1 / -1' });

export const term = style({
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});

export const description = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.medium,
  selectors: { '&[data-missing]': { color: color.textMuted, fontWeight: vars.fontWeight.regular } },
});
