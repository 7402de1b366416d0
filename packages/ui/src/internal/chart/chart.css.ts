import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, fontSize, lineHeight, fontWeight } = vars;

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  breakInside: 'avoid',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const title = style({
  minInlineSize: 0,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.lg,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
});

/** At the end of its line, also when that is its own: without a border its text would stand indented. */
export const toggle = style({ marginInlineStart: 'auto' });

/** As high as what is to come. */
export const loading = style({ blockSize: '18rem' });
export const loadingBar = style({ blockSize: '5rem' });

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[8],
  paddingInline: space[4],
  textAlign: 'center',
});

export const messageTitle = style({ margin: 0, fontWeight: fontWeight.semibold });

export const note = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});

export const readout = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.md,
  fontVariantNumeric: 'tabular-nums',
});

export const period = style({ margin: 0, fontWeight: fontWeight.semibold });

export const legend = style({
  display: 'contents',
  listStyle: 'none',
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const swatch = style({ flexShrink: 0, inlineSize: '1.25rem', blockSize: '0.75rem' });

/** In text that runs to the left `1,500.00 US$` would stand as `$US 1,500.00`. */
export const amount = style({ fontWeight: fontWeight.medium, unicodeBidi: 'plaintext' });

export const plot = style({
  borderRadius: vars.radius.sm,
  fontSize: fontSize.xs,
  touchAction: 'pan-y',
  // Grows with its text, so that it is measured again where that alone changes.
  minBlockSize: '20em',
  '@media': {
    // On paper it is scaled to the page, and leaves nothing empty below it.
    [media.print]: { outline: 'none', minBlockSize: 0 },
  },
});

/** Time runs to the right in every script. */
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', direction: 'ltr' });

export const axisText = style({ fill: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const gridLine = style({
  stroke: color.border,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

/** What must be seen upon a bar: the edges of a range. */
export const ink = style({ stroke: color.text });

export const zeroLine = style({ stroke: color.textMuted, strokeWidth: 1, shapeRendering: 'crispEdges' });

/** Where the values of the readout stand. */
export const cursor = style({
  fill: color.surfaceActive,
  stroke: color.borderControl,
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: { fill: 'none', stroke: 'Highlight', strokeWidth: 2 },
  },
});

/** Between the stripes of a pattern. */
export const ground = style({ fill: color.surfaceRaised });

export const hues = [
  style({ color: color.chart[1] }),
  style({ color: color.chart[2] }),
  style({ color: color.chart[3] }),
  style({ color: color.chart[4] }),
] as const;
