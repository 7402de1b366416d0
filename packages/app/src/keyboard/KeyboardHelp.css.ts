import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2], margin: 0 });

export const shortcut = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 8rem) 1fr',
  gap: space[3],
  alignItems: 'baseline',
});

export const does = style({ margin: 0 });
