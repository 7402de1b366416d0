import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

/** Where the panel has no room beside the page it is a drawer. */
export const noRoomBeside = '(max-width: 1023.98px)';

export const root = style({
  selectors: {
    '&[data-state=open]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 18rem',
      alignItems: 'start',
      gap: space[6],
    },
  },
  '@media': {
    [noRoomBeside]: { selectors: { '&[data-state=open]': { display: 'block' } } },
    [media.print]: { selectors: { '&[data-state=open]': { display: 'block' } } },
  },
});

export const content = style({ minInlineSize: 0 });

export const panel = style({
  position: 'sticky',
  insetBlockStart: space[4],
  maxBlockSize: `calc(100vh - ${space[16]} - ${space[4]})`,
  overflowY: 'auto',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  '@media': { [media.print]: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
});

export const title = style({
  margin: 0,
  paddingBlock: space[1],
  fontSize: fontSize.lg,
  lineHeight: lineHeight.lg,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
});

/** In a drawer, whose body has no inside of its own. */
export const inDrawer = style({ padding: `0 ${space[4]} ${space[4]}` });

export const button = style({ '@media': { [media.print]: { display: 'none' } } });
