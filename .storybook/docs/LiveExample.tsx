import { type ComponentType, lazy } from 'react';
import { Code } from './Code';
import { Running } from './Running';

type Module = Record<string, ComponentType>;

const modules = import.meta.glob<Module>('../../packages/ui/src/components/*/*.example.tsx');
const texts = import.meta.glob<string>('../../packages/ui/src/components/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const examples = new Map(
  Object.entries(modules).map(([path, load]) => [
    path.split('/').at(-1)?.replace('.example.tsx', '') ?? '',
    {
      code: texts[path] ?? '',
      // A file exports the one component that it shows.
      Component: lazy(async () => ({ default: Object.values(await load())[0] as ComponentType })),
    },
  ]),
);

/** An example file, running, and its text as it is, to copy. */
export function LiveExample({ name }: { name: string }) {
  const example = examples.get(name);
  if (!example) return null;
  return (
    <>
      <Running>
        <example.Component />
      </Running>
      <Code text={example.code} />
    </>
  );
}
