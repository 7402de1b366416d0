import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const fields = style({ alignItems: 'start', gap: vars.density.fieldGap });

export const place = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const retry = style({ justifySelf: 'start' });

/** Level with the controls beside it, whose labels stand above them. */
export const primary = style({
  alignSelf: 'end',
  alignItems: 'center',
  minBlockSize: vars.density.controlHeight,
});
