import { style, styleVariants } from '../../theme/style';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
