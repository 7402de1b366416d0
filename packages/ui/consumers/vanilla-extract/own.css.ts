import { globalStyle, style } from '@vanilla-extract/css';

/** A rule of the application outside layers wins over the library's. */
globalStyle(':root', { vars: { '--rs-color-accent': 'rgb(29, 78, 216)' } });

export const frame = style({ border: '3px solid rgb(29, 78, 216)' });
