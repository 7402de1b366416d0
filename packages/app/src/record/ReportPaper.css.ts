import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Closer on paper. */
export const sections = style({ '@media': { print: { gap: vars.space[2] } } });
export const section = style({ '@media': { print: { gap: vars.space[1] } } });
