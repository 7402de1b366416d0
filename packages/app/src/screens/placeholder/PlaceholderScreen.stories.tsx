import { HOME_PATH } from '@rentsafe/domain/session';
import { Stack } from '@rentsafe/ui/Stack';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { placeholder } from './Placeholder.states';
import { PlaceholderView } from './PlaceholderView';
import { placeholderOf, placeholderPaths } from './placeholders';

const world = worldOf(placeholder);
const meta = {
  ...world,
  title: 'Screens/Placeholder',
  tags: ['screen'],
  argTypes: { ...world.argTypes, path: { control: 'select', options: placeholderPaths } },
} satisfies Meta<WorldArgs>;
export default meta;

const at = (path: string, heading: string): WorldStory => ({
  args: { path: HOME_PATH + path },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

export const Planned = at('/lease-templates', 'Lease Templates');
export const TextIsTheHeading = at('/inspections', 'Inspections');

/** All of them below each other, to be read in one go. */
export const Every: WorldStory = {
  args: {
    alone: () => (
      <Stack gap={6} asChild>
        <main>
          {placeholderPaths.map((path) => (
            <PlaceholderView key={path} heading={path} {...placeholderOf(path)} />
          ))}
        </main>
      </Stack>
    ),
  },
  play: async () => {
    await expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(placeholderPaths.length);
  },
};
