import { media } from '../../theme/media';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, fontSize, lineHeight } = vars;

export const frame = style({
  minBlockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
});

/** As tall as the window lets a dialog be: no button moves away under a press when the report arrives. */
export const paper = style({
  selectors: { '&&': { blockSize: '100dvh', '@media': { [media.print]: { blockSize: 'auto' } } } },
});
// The print has a head of its own.
globalStyle(`${paper} > :first-child`, { '@media': { [media.print]: { display: 'none' } } });

export const overlay = style({
  flexGrow: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

export const spinner = style({ fontSize: '2rem', color: color.accentText });

export const report = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  '@media': { [media.print]: { display: 'block', color: '#000000' } },
});

export const section = style({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': { [media.print]: { display: 'block', marginBlockEnd: space[4] } },
});

export const sectionHeading = style({
  breakAfter: 'avoid',
  '@media': { [media.print]: { marginBlockEnd: space[2] } },
});

export const provenance = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[1],
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  '@media': { [media.print]: { marginBlockEnd: space[4] } },
});

export const fact = style({ display: 'flex', gap: space[2] });

export const factValue = style({ margin: 0, color: color.text, fontVariantNumeric: 'tabular-nums' });

export const neighbours = style({ display: 'flex', gap: space[2], marginInlineEnd: 'auto' });

export const directional = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
