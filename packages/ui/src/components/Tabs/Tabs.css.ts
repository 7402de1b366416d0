import { media } from '../../theme/media';
import { transition } from '../../theme/motion';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const root = style({ minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  // The line below the tabs, under the mark of the selected one.
  boxShadow: `inset 0 -1px ${color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const tab = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlHeight,
  paddingInline: vars.density.controlPadding,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: color.textMuted,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: transition('color', 'border-color'),
  // The list scrolls: an outline outside would be cut.
  outlineOffset: '-2px',
  borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
  selectors: {
    '&:hover': { color: color.text, borderBlockEndColor: color.border },
    '&[aria-selected="true"]': { color: color.text, borderBlockEndColor: color.accent },
  },
  '@media': {
    // The beginning of the next tab shows that there is more.
    [media.narrow]: { paddingInline: space[2] },
    // A transparent border is drawn there: every tab would look selected.
    [media.forcedColors]: {
      selectors: { '&:not([aria-selected="true"])': { borderBlockEndColor: 'Canvas' } },
    },
  },
});

export const panel = style({
  paddingBlockStart: space[4],
  selectors: { '&[hidden]': { display: 'none' } },
});
