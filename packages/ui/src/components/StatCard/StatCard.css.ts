import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, fontSize, lineHeight, fontWeight } = vars;

export const statCard = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  overflowWrap: 'anywhere',
  // On a phone a line is enough: the list below is what people came for.
  '@media': {
    [media.narrow]: {
      flexFlow: 'row wrap',
      alignContent: 'start',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space[3],
      paddingBlock: space[2],
    },
  },
});

export const label = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  // Cards side by side are too narrow for it beside any value: all of them stack.
  '@media': { [media.narrow]: { flex: '1 1 8rem' } },
});

export const value = style({
  margin: 0,
  fontSize: fontSize.xl,
  lineHeight: lineHeight.xl,
  '@media': { [media.narrow]: { fontSize: fontSize.lg, lineHeight: lineHeight.lg } },
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const hint = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.xs,
  '@media': { [media.narrow]: { flexBasis: '100%' } },
});
