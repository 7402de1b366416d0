import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, fontSize, lineHeight, fontWeight } = vars;

export const ageingCard = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const total = style({
  marginInlineStart: 'auto',
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const buckets = style({ margin: 0, padding: 0, listStyle: 'none' });

export const bucket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 4.5rem auto',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: vars.density.cellPaddingBlock,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const label = style({ overflowWrap: 'anywhere' });

export const amount = style({ fontWeight: fontWeight.medium, textAlign: 'end' });

export const share = style({
  color: color.textMuted,
  textAlign: 'end',
  '@media': { [media.narrow]: { textAlign: 'start' } },
});

export const link = style({
  position: 'relative',
  paddingBlock: space.half,
  color: color.accentText,
  textAlign: 'end',
  textUnderlineOffset: '0.2em',
  '@media': { [media.print]: { display: 'none' } },
});
