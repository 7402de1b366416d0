import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const topBar = style({
  // What stands in it can ask how much room there is: `@container`.
  containerType: 'inline-size',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[2],
  minBlockSize: '3.5rem',
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  '@media': {
    [media.narrow]: { paddingInline: space[2] },
    [media.print]: { display: 'none' },
  },
});

export const start = style({ flex: 1, minInlineSize: 0 });
