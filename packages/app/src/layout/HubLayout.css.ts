import { vars } from '@rentsafe/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
globalStyle(`${page} > main`, { flexGrow: 1, minBlockSize: 'auto' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  minBlockSize: '3.5rem',
  paddingInline: space[4],
});

export const username = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
