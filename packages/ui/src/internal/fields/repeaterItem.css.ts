import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

// Twice: above what Grid and Checkbox are by themselves, wherever their sheet stands.
const itself = '&&';

/** The fields of one item of a Repeater. */
export const fields = style({
  selectors: { [itself]: { alignItems: 'start', gap: vars.density.fieldGap } },
});

/** Level with the controls beside it, whose labels stand above them. */
export const primary = style({
  selectors: {
    [itself]: { alignSelf: 'end', alignItems: 'center', minBlockSize: vars.density.controlHeight },
  },
});
