import { type EditKit, failed } from './editStories';
import { goOffline } from './faults';
import type { KitStory } from './screenStory';

type Story = KitStory<EditKit>;

export const NotAllowed = failed('forbidden', /do not have permission/);

export const GoneMeanwhile = failed('notFound', /Not found/);

export const Offline: Story = { ...failed('unreachable', /could not be reached/), beforeEach: goOffline };
