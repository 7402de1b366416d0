import { style } from '@vanilla-extract/css';

/** Lines as they were typed; where there are none, room to write some. */
export const reason = style({ minBlockSize: '6rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
