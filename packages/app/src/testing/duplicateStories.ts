import { refusedStory } from './creationStories';

/** Of a form whose record may be there only once. */
export const AlreadyThere = refusedStory(409, ({ duplicate }) => duplicate);
