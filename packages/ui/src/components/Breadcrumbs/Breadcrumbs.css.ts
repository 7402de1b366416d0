import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, fontSize, lineHeight } = vars;

export const breadcrumbs = style({
  minInlineSize: 0,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  '@media': { [media.print]: { display: 'none' } },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  color: color.textMuted,
  listStyle: 'none',
});

export const step = style({
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:first-child)::before': { content: '"/" / ""', paddingInline: space[2], color: color.textMuted },
    '&:last-child': { color: color.text },
  },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: space[1],
  color: color.textMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
});
