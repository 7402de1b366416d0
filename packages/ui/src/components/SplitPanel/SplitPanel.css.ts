import { createVar } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

/** Percent, as a number. */
export const share = createVar();

export const root = style({
  display: 'grid',
  gridTemplateColumns: `calc(${share} / 100 * (100% - ${space[6]})) ${space[6]} minmax(0, 1fr)`,
  alignItems: 'start',
  selectors: { '&[data-state=collapsed]': { gridTemplateColumns: `${space[6]} minmax(0, 1fr)` } },
  '@media': {
    [media.narrow]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space[4] },
    [media.print]: { display: 'block' },
  },
});

/** Below 768 px, with nothing beside it, it is there always. */
export const start = style({
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.narrow]: { selectors: { '&[hidden]': { display: 'block' } } },
    // On paper stands what was chosen.
    [media.print]: { display: 'none', selectors: { '&[hidden]': { display: 'none' } } },
  },
});

const collapsed = '[data-state=collapsed] > &';

export const end = style({
  minInlineSize: 0,
  gridColumn: 3,
  gridRow: 1,
  selectors: { [collapsed]: { gridColumn: 2 } },
});

/** After both in the markup: who goes from the list into what is chosen does not step over it. */
export const divider = style({
  gridColumn: 2,
  gridRow: 1,
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  selectors: { [collapsed]: { gridColumn: 1 } },
  '@media': { [media.narrow]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** The whole of the gap can be dragged; what is seen is a line in it. */
export const handle = style({
  position: 'relative',
  flex: 1,
  blockSize: 'auto',
  inlineSize: '100%',
  minBlockSize: space[12],
  margin: 0,
  border: 0,
  borderRadius: radius.sm,
  outlineOffset: '-2px',
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(50% - 0.5px)',
    inlineSize: '1px',
    background: color.borderControl,
  },
  selectors: {
    '&:is(:hover, :focus-visible, [data-dragging])::after': {
      insetInlineStart: 'calc(50% - 1px)',
      inlineSize: '2px',
      background: color.accent,
    },
  },
});

export const toggle = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceHover, color: color.text } },
});

/** It points at the panel that it hides, or to where that comes from. */
export const arrow = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  selectors: {
    '[dir="rtl"] &': { rotate: '180deg' },
    '[data-state=collapsed] > * > * > &': { rotate: '180deg' },
    '[dir="rtl"] [data-state=collapsed] > * > * > &': { rotate: '0deg' },
  },
});
