import { Controls, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';

const specs = import.meta.glob<string>('../packages/ui/src/components/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A component's docs page: its spec from `X.md`, then props and stories. */
export function SpecPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [folder] = /packages\/ui\/src\/components\/\w+/.exec(preparedMeta.parameters.fileName) ?? [];
  const spec = folder && specs[`../${folder}/${folder.split('/').at(-1)}.md`];
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
