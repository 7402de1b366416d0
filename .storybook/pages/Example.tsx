import { useOf } from '@storybook/addon-docs/blocks';
import { StoryFrame } from '../docs/StoryFrame';

export interface ExampleProps {
  /** A story, as its file exports it. */
  of: Parameters<typeof useOf>[0];
  /** In any CSS length. */
  height: string;
}

/** A story on a page, in a frame. */
export function Example({ of, height }: ExampleProps) {
  const { story } = useOf(of, ['story']);
  return <StoryFrame story={story} height={height} />;
}
