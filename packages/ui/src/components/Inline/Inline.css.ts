import { style, styleVariants } from '../../theme/style';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
