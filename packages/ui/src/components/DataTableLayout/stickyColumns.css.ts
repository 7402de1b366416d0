import { globalStyle } from '../../theme/style';
import { vars } from '../../theme/vars.css';
import { headers, rows } from '../DataTable/DataTable.css';

const { color, z } = vars;

/** Columns of controls are 3rem wide; there are two at most. */
const CONTROL_REM = 3;

for (const columns of [1, 2, 3]) {
  for (let nth = 1; nth <= columns; nth += 1) {
    const place = `:nth-child(${nth}):not([colspan])`;
    const within = `[data-sticky='${columns}']:not([data-stacked]) [data-overflow]`;
    const common = {
      position: 'sticky',
      insetInlineStart: `${(nth - 1) * CONTROL_REM}rem`,
      ...(nth === columns && { boxShadow: `1px 0 ${color.border}` }),
    } as const;
    globalStyle(`${within} ${headers} > tr > th${place}`, {
      '@media': { screen: { ...common, zIndex: z.header } },
    });
    globalStyle(`${within} ${rows} > tr > ${place}`, {
      '@media': { screen: { ...common, zIndex: z.sticky, background: color.surfaceRaised } },
    });
    globalStyle(`${within} ${rows} > tr:hover > ${place}`, {
      '@media': { screen: { background: color.surfaceHover } },
    });
    globalStyle(`${within} ${rows} > tr[data-selected] > ${place}`, {
      '@media': { screen: { background: color.accentSubtle } },
    });
  }
}
