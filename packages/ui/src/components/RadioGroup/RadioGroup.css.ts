import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { density, space } = vars;

// As high as a control: beside one in a row, both stand on the same line.
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minBlockSize: density.controlHeight,
});
