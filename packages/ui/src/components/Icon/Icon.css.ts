import { style, styleVariants } from '../../theme/style';

export const icon = style({ flexShrink: 0, verticalAlign: 'middle' });

export const size = styleVariants({
  sm: { inlineSize: '0.875rem', blockSize: '0.875rem' },
  md: { inlineSize: '1rem', blockSize: '1rem' },
  lg: { inlineSize: '1.5rem', blockSize: '1.5rem' },
});

/** Points along the line of reading: the other way round from right to left. */
export const directional = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
