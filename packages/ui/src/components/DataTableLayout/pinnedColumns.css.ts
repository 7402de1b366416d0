import { aboveCells, foot, headers, rows, uncovered } from '../../internal/table/table.css';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color } = vars;

/** Of the header and the cells of a column that stays in sight at one end while the others scroll. */
export const pinned = style({ vars: uncovered });

const onScreen = (selector: string, rule: object) =>
  // Not where they would leave no room for the others.
  globalStyle(`[data-overflow=''] ${selector}`, { '@media': { screen: rule } });

for (const part of [headers, rows, foot])
  onScreen(`${part} > tr > .${pinned}`, {
    position: 'sticky',
    zIndex: aboveCells,
    background: color.surfaceRaised,
  });
onScreen(`${rows} > tr:hover > .${pinned}`, { background: color.surfaceHover });
onScreen(`${rows} > tr[data-selected] > .${pinned}`, { background: color.accentSubtle });
