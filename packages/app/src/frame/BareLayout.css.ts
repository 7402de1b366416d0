import { vars } from '@rentsafe/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({
  display: 'flex',
  justifyContent: 'center',
  minBlockSize: '100dvh',
  paddingInline: space[4],
  paddingBlock: `clamp(${space[8]}, 14vh, 9rem) ${space[8]}`,
});

/** Of the content of a card in such a page, which is a form. */
export const cardContent = style({ padding: space[2] });

export const wholeWidth = style({ inlineSize: '100%' });

const base = style({ inlineSize: '100%', minInlineSize: 0 });

export const column = styleVariants({
  narrow: [base, { maxInlineSize: '25rem' }],
  wide: [base, { maxInlineSize: '64rem' }],
});
