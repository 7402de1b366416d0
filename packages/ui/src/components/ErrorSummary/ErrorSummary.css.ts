import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const summary = style({
  display: 'flex',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.danger.border}`,
  borderRadius: vars.radius.md,
  background: color.danger.background,
  color: color.text,
  scrollMarginBlock: space[16],
  overflowWrap: 'anywhere',
});

export const icon = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: color.danger.text,
});

export const content = style({ minInlineSize: 0 });

export const heading = style({ margin: 0, fontWeight: vars.fontWeight.semibold });

export const list = style({
  display: 'grid',
  gap: space[1],
  margin: `${space[1]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: color.danger.text,
  textUnderlineOffset: '0.2em',
});
