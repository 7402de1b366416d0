import { styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { density, space } = vars;

export const gap = styleVariants({
  0: { gap: space[0] },
  1: { gap: space[1] },
  2: { gap: space[2] },
  3: { gap: space[3] },
  4: { gap: space[4] },
  6: { gap: space[6] },
  8: { gap: space[8] },
  field: { gap: density.fieldGap },
  section: { gap: density.sectionGap },
});
