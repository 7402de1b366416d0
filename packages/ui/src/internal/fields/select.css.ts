import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, space } = vars;

/** A `span`, as a label may hold it. */
export const frame = style({ display: 'block', position: 'relative' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: `calc(${density.controlPadding} + ${space[5]})`,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: density.controlPadding,
  marginBlock: 'auto',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: color.textMuted,
  pointerEvents: 'none',
  selectors: { [`${select}:disabled + &`]: { color: color.textDisabled } },
  '@media': { [media.print]: { display: 'none' } },
});
