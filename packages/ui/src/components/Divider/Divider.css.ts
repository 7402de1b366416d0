import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const divider = style({
  margin: 0,
  border: 0,
  flexShrink: 0,
  alignSelf: 'stretch',
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: {
    '&[aria-orientation=vertical]': {
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});
