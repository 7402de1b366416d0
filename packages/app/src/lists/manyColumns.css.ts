import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Around a table of eight columns and more: what stands between them leaves names on one line, and years have four digits. */
export const manyColumns = style({ vars: { [vars.density.cellPaddingInline]: vars.space[2] } });
