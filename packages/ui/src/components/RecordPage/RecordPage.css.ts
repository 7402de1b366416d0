import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

/** On paper its own head stands in place of the page's: not both. */
export const replaced = style({ '@media': { [media.print]: { display: 'none' } } });

/** Goes to another line as a whole: the menu of the steps is not left behind alone. */
export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], maxInlineSize: '100%' });
