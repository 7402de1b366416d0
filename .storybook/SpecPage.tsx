import { Controls, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { ScreenNotes } from './ScreenNotes';

const specs = import.meta.glob<string>('../packages/ui/src/components/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The docs page of a component: its spec from `X.md`, then props and stories; of a screen: its review notes and states. */
export function SpecPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [folder] = /packages\/ui\/src\/components\/\w+/.exec(preparedMeta.parameters.fileName) ?? [];
  const spec = folder && specs[`../${folder}/${folder.split('/').at(-1)}.md`];
  const { screen } = preparedMeta.parameters;
  if (screen) {
    return (
      <>
        <Title />
        <ScreenNotes screen={screen} />
      </>
    );
  }
  return (
    <>
      <Title />
      <Subtitle />
      <Primary />
      <Controls />
      {spec && <Markdown>{spec.replace(/^# .*\n/, '')}</Markdown>}
      <Stories includePrimary={false} />
    </>
  );
}
