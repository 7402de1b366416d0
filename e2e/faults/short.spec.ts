import { cells, faults } from './cells.ts';
import { isRun, surfaceNames } from './matrix.ts';
import { runCells } from './runCells.ts';
import { expect, test } from './world.ts';

test.describe.configure({ mode: 'parallel' });

// The faults of quality, by the entries that put them in.
const wanted =
  `refused silent cut 500 502 malformed shape 401 403 404 409 413 400 422 429-seconds 429-date 503 slow3g
  offlineBefore offlineThenOnline outOfOrder doubleSubmit leaving loggedOutElsewhere otherUser otherUserWhileWaiting tenTabs
  corruptTokens storageBlocked storageFull clockAhead clockBehind hostileTexts xss lostChunk thrown`.split(
    /\s+/,
  );

test('every fault is on every surface: run, or with a reason why it does not apply', () => {
  const ids = faults.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining([...wanted, ...leftOut]));
  expect(ids.filter((id) => /^print/.test(id)).length).toBeGreaterThan(0);
  const titles = cells.map(({ title }) => title);
  expect(new Set(titles).size).toBe(faults.length * Object.keys(surfaceNames).length);
  for (const { cell, title } of cells) {
    if (!isRun(cell)) expect(cell.reason, title).toMatch(/^[A-Z\d'].{10,}\.$/);
  }
});

/** Hundreds of texts, ten pages: for the whole matrix alone. */
const takeLong = ['corruptTokens', 'hostileTexts', 'xss', 'tenTabs'];
/** Walked from end to end by the journeys of failures, shell and create. */
const walked = ['401', '403', '500', 'leaving', 'loggedOutElsewhere', 'lostChunk', 'offlineBefore'];
const leftOut = new Set([...takeLong, ...walked]);

/** One cell of each other fault, on another surface each time; `npm run prove:faults` runs them all. */
const few = faults.flatMap(({ id }, at) => {
  const run = cells.filter(({ fault, cell }) => fault.id === id && !leftOut.has(id) && isRun(cell));
  return run[at % run.length] ?? [];
});

runCells(few);

test('the surfaces that make no call make none', async ({ enter }) => {
  for (const { surface } of cells.filter(({ fault }) => fault.id === 'refused')) {
    if (surface.call) continue;
    const world = await enter(surface.signedIn);
    const asked: string[] = [];
    await surface.open(world);
    world.page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
    });
    await surface.fill(world);
    await surface.trigger(world);
    await surface.done(world);
    expect(asked, surfaceNames[surface.id]).toEqual([]);
  }
});
