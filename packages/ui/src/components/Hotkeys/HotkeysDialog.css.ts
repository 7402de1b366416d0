import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2], margin: 0 });

export const hotkey = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 8rem) 1fr',
  gap: space[3],
  alignItems: 'baseline',
});

export const label = style({ margin: 0 });
