import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const photos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const photo = style({
  position: 'relative',
  inlineSize: '6rem',
  blockSize: '6rem',
  overflow: 'hidden',
  borderRadius: radius.sm,
  background: color.surfaceSunken,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const discard = style({ position: 'absolute', insetBlockStart: space[1], insetInlineEnd: space[1] });

/** In sight however far one has scrolled. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  '@media': { print: { display: 'none' } },
});

/** On a phone above the buttons. */
export const barText = style({ flex: '1 1 12rem' });

export const reportPhotos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const reportPhoto = style({
  display: 'block',
  inlineSize: '12rem',
  maxInlineSize: '100%',
  blockSize: '9rem',
  objectFit: 'cover',
  borderRadius: radius.sm,
  breakInside: 'avoid',
});

export const comparedPhoto = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.sm,
  breakInside: 'avoid',
});

/** Below what stays at the top of the page. */
export const area = style({ scrollMarginBlockStart: space[16] });

export const index = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const hash = style({ overflowWrap: 'anywhere' });
