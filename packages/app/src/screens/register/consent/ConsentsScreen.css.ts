import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** In one line: those of a row stand under those of the row above. */
export const rowActions = style({ display: 'inline-flex', gap: vars.space[1] });
