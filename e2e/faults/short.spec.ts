import { cells, faults } from './cells.ts';
import { isRun, surfaceNames } from './matrix.ts';
import { runCells } from './runCells.ts';
import { expect, test } from './world.ts';

test.describe.configure({ mode: 'parallel' });

// The faults that must be in the matrix, by id.
const requiredIds =
  `refused silent cut 500 502 malformed shape 401 403 404 409 413 400 422 429-seconds 429-date 503 slow3g
  offlineBefore offlineThenOnline outOfOrder doubleSubmit leaving loggedOutElsewhere otherUser otherUserWhileWaiting tenTabs
  corruptTokens storageBlocked storageFull clockAhead clockBehind hostileTexts xss lostChunk thrown`.split(
    /\s+/,
  );

test('every fault meets every surface, or has a reason why it does not apply', () => {
  const ids = faults.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining([...requiredIds, ...excluded]));
  expect(ids.filter((id) => /^print/.test(id)).length).toBeGreaterThan(0);
  const titles = cells.map(({ title }) => title);
  expect(new Set(titles).size).toBe(faults.length * Object.keys(surfaceNames).length);
  for (const { cell, title } of cells) {
    if (!isRun(cell)) expect(cell.reason, title).toMatch(/^[A-Z\d'].{10,}\.$/);
  }
});

/** Hundreds of texts, ten pages: only in the whole matrix. */
const slowFaults = ['corruptTokens', 'hostileTexts', 'xss', 'tenTabs'];
/** The journeys of failures, create and canary go through these from end to end. */
const coveredByJourneys = ['401', 'leaving', 'loggedOutElsewhere', 'lostChunk', 'offlineBefore'];
/**
 * Answers, or none, that the client turns into one of a few errors, each of which a form and a list show alike: `client.test.ts`,
 * `creations.test.tsx` and the stories of lists, forms and reports go through them.
 */
const shownByStories =
  'refused silent cut 500 502 malformed shape 403 404 409 413 400 422 429-seconds 429-date 503'.split(' ');
/** Of a print that fails, of a storage that does not take the login and of a clock that is wrong, one: the others end alike. */
const alike = ['printMissing', 'printFrame', 'printSilent', 'storageFull', 'clockBehind'];
const excluded = new Set([...slowFaults, ...coveredByJourneys, ...shownByStories, ...alike]);

/** One cell of each other fault, on another surface each time; `npm run prove:faults` runs them all. */
const sample = faults.flatMap(({ id }, at) => {
  const run = cells.filter(({ fault, cell }) => fault.id === id && !excluded.has(id) && isRun(cell));
  return run[at % run.length] ?? [];
});

runCells(sample);
