import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { density, radius, space } = vars;

export const group = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ padding: 0 });

// As high as a control: beside one in a row, both stand on the same line.
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minBlockSize: density.controlHeight,
});

export const radio = style({
  borderRadius: radius.full,
  selectors: {
    '&::before': { inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: radius.full },
  },
});
