import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** A list of short sentences among other text. */
export const bullets = style({ margin: 0, paddingInlineStart: vars.space[4] });
