import { useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { initialGlobals, type Setting } from '../globals';
import { SettingContext } from '../setting';

export interface ExampleProps {
  /** A story, as its file exports it. */
  of: Parameters<typeof useOf>[0];
  /** In any CSS length. */
  height: string;
}

/** A story in a frame of its own, so that a dialog stays in it, in the setting of the toolbar. */
export function Example({ of, height }: ExampleProps) {
  const { story } = useOf(of, ['story']);
  const setting = use(SettingContext);
  const globals = Object.keys(initialGlobals).map((name) => `${name}:${setting[name as keyof Setting]}`);
  const address = new URLSearchParams({ id: story.id, viewMode: 'story', globals: globals.join(';') });
  return (
    <iframe
      key={globals.join()}
      title={`${story.title}: ${story.name}`}
      src={`iframe.html?${address}`}
      style={{
        inlineSize: '100%',
        blockSize: height,
        marginBlock: '1rem',
        border: '1px solid var(--rs-color-border)',
        borderRadius: 'var(--rs-radius-md)',
      }}
    />
  );
}
