import * as z from 'zod/mini';
import { recordId } from '../text/index.ts';
import { searchKindNames } from './kinds.ts';

/** A record that was found. */
export const searchHit = z.object({
  kind: z.enum(searchKindNames),
  id: recordId,
  /** `RC-000002`; null where there is none. */
  number: z.nullable(z.string()),
  /** Whom or what it is about. */
  title: z.string(),
  /** Tells it from others of the same title. */
  detail: z.nullable(z.string()),
  /** The page of the app that shows it. */
  path: z.string(),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchHits = z.array(searchHit);
