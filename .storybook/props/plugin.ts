import type { Plugin } from 'vite';
import { describeProps } from '../../packages/ui/scripts/describeProps.ts';
import { evidenceOfComponents } from './evidence.ts';

const modules: Readonly<Record<string, () => object>> = {
  'virtual:component-props': describeProps,
  'virtual:component-evidence': evidenceOfComponents,
};

/** What is read from the files of the components, for docs pages and controls: their types, and what proves and styles them. */
export const componentProps = (): Plugin => ({
  name: 'component-props',
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  load(source) {
    const read = modules[source.slice(1)];
    return source.startsWith('\0') && read ? `export default ${JSON.stringify(read())}` : undefined;
  },
});
