import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const pageHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
});

export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  // A long description wraps before what stands beside it does.
  flex: '1 1 20rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const description = style({ margin: 0, maxInlineSize: '70ch', color: color.textMuted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  maxInlineSize: '100%',
  '@media': { [media.print]: { display: 'none' } },
});
