import type { Condition, InspectedArea, Inspection } from '@rentsafe/domain/inspection';
import { expect, test } from 'vitest';
import type { DraftPhoto, InspectionDraft } from '../../../../calls/inspectionDrafts';
import {
  type DraftEvent,
  type DraftState,
  draftReducer,
  nothingFound,
  withoutPhoto,
  withPhotos,
} from './draftState';

const sink = (condition: Condition | null, files: number[] = []): InspectedArea[] => [
  { name: 'Kitchen', items: [{ name: 'Sink', condition, note: '', files }] },
];
const record = (version: number, areas = sink(null)) =>
  ({ number: 'INS-1', version, areas, state: 'planned' }) as Inspection;
const photo = (id: number, key: string): DraftPhoto => ({
  ...{ id, key, name: `${key}.jpg`, type: 'image/jpeg' },
  bytes: new ArrayBuffer(1),
});
const draftOf = (areas: InspectedArea[], photos: DraftPhoto[] = [], version = 1): InspectionDraft => ({
  ...{ number: 'INS-1', areas, photos },
  base: { version, areas: sink(null) },
});
const found = (condition: Condition): DraftEvent => ({
  type: 'changed',
  record: record(1),
  become: (draft) => ({ ...draft, areas: sink(condition, draft.areas[0]?.items[0]?.files) }),
});
const after = (state: DraftState, ...events: DraftEvent[]) => events.reduce(draftReducer, state);
const kept = after(nothingFound, found('good'));
const draft = kept.draft as InspectionDraft;

test('what is found first is kept on what the record had', () =>
  expect(kept).toMatchObject({ status: 'kept', draft: draftOf(sink('good')) }));

test('what was stored is there again, unless something newer was found before it was read', () => {
  const stored = draftOf(sink('poor'));
  expect(after(nothingFound, { type: 'read', stored })).toMatchObject({
    ...{ isRead: true, status: 'kept', draft: stored },
  });
  expect(after(kept, { type: 'read', stored })).toMatchObject({ isRead: true, draft });
  expect(after(nothingFound, { type: 'read', stored: undefined })).toEqual({ ...nothingFound, isRead: true });
});

test('what was sent is gone from this device', () =>
  expect(
    after(kept, { type: 'sending' }, { type: 'sent', draft, saved: record(2, sink('good')) }),
  ).toMatchObject({
    ...{ status: 'saved', draft: undefined },
  }));

test('what is found while it is on its way stays, on what the server has by then', () => {
  const saved = record(2, sink('good'));
  expect(after(kept, { type: 'sending' }, found('poor'), { type: 'sent', draft, saved })).toMatchObject({
    status: 'kept',
    draft: { areas: sink('poor'), base: { version: 2, areas: sink('good') } },
  });
});

test('what is given up while it is on its way does not come back', () =>
  expect(
    after(kept, { type: 'sending' }, { type: 'discarded' }, { type: 'sent', draft, saved: record(2) }),
  ).toMatchObject({ status: 'saved', draft: undefined }));

test('a failure keeps what was found, and the next attempt clears its problem', () => {
  const failed = after(kept, { type: 'sending' }, { type: 'failed', problem: 'The server failed.' });
  expect(failed).toMatchObject({ status: 'kept', problem: 'The server failed.', draft });
  expect(after(failed, { type: 'sending' })).toMatchObject({ status: 'sending', problem: undefined });
});

test('a conflict shows theirs until it is resolved, on what they saved', () => {
  const conflict = after(kept, { type: 'sending' }, { type: 'conflicted', theirs: record(3, sink('fair')) });
  expect(conflict).toMatchObject({ status: 'conflict', theirs: { version: 3 }, draft });
  expect(after(conflict, { type: 'resolved', areas: sink('fair') })).toMatchObject({
    theirs: undefined,
    draft: { areas: sink('fair'), base: { version: 3, areas: sink('fair') } },
  });
  expect(after(conflict, { type: 'discarded' })).toMatchObject({
    ...{ status: 'saved', theirs: undefined, draft: undefined },
  });
});

test('photos have numbers below zero until they are sent, then that of their file; a discarded one has none', () => {
  const place = (areas: InspectedArea[], added: number[]) => sink('good', added.concat(areas.length));
  const [first, second] = [photo(-1, 'a'), photo(-2, 'b')];
  const withBoth = withPhotos(withPhotos(draft, [first], place), [second], (areas, added) =>
    sink('good', [...(areas[0]?.items[0]?.files ?? []), ...added]),
  );
  expect(withBoth.photos.map(({ id }) => id)).toEqual([-1, -2]);
  const state = { ...kept, draft: withBoth };
  const sent = after(state, { type: 'photoSent', photo: first, file: 7 });
  expect(sent.draft).toMatchObject({ photos: [second], areas: sink('good', [7, 1, -2]) });
  expect(withoutPhoto(withBoth, -1)).toMatchObject({ photos: [second], areas: sink('good', [1, -2]) });
  const discarded = { ...state, draft: withoutPhoto(withBoth, -1) };
  expect(after(discarded, { type: 'photoSent', photo: first, file: 7 })).toEqual(discarded);
});
