import type { Plugin } from 'vite';
import { describeProps } from './describeProps.ts';

const id = 'virtual:component-props';

/** `virtual:component-props`: what `describeProps` finds, for docs pages and controls. */
export const componentProps = (): Plugin => ({
  name: 'component-props',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(describeProps())}` : undefined),
});
