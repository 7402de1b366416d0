import { Announcer } from '@rentsafe/ui/Announcer';
import { Toaster } from '@rentsafe/ui/Toast';
import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, Suspense, use } from 'react';
import { SettingContext } from '../setting';

type Module = Record<string, ComponentType>;

const modules = import.meta.glob<Module>('../../packages/ui/src/{components,docs}/*/*.example.tsx');
const texts = import.meta.glob<string>('../../packages/ui/src/{components,docs}/*/*.example.tsx', {
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
  const { theme } = use(SettingContext);
  const example = examples.get(name);
  if (!example) return null;
  return (
    <>
      <Unstyled>
        <div className="docs-example">
          <Suspense fallback={<p data-docs-loading>Loading</p>}>
            <example.Component />
          </Suspense>
        </div>
        <Announcer />
        <Toaster />
      </Unstyled>
      <Source code={example.code} language="tsx" dark={theme === 'dark'} />
    </>
  );
}
