import { Title, useOf } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
import { ScreenNotes } from './ScreenNotes';

/** Loaded with the first docs page: stories never wait for it. */
const ComponentPage = lazy(() => import('./docs/ComponentPage'));

/** The docs page of a component, or of a screen: its review notes and states. */
export function SpecPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName, screen } = preparedMeta.parameters;
  const [, folder] = /packages\/ui\/src\/(?:components|rent)\/(\w+)/.exec(fileName) ?? [];
  return (
    <>
      <Title />
      {screen && <ScreenNotes screen={screen} />}
      {folder && (
        <Suspense fallback={<p data-docs-loading>Loading</p>}>
          <ComponentPage folder={folder} />
        </Suspense>
      )}
    </>
  );
}
