import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Ten columns: what stands between them leaves the names of tenants on one line. */
export const list = style({ vars: { [vars.density.cellPaddingInline]: vars.space[2] } });
