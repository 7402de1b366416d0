import type { Call } from '@rentsafe/domain/contract';
import { getProvince, listCountries } from '@rentsafe/domain/location';
import { refreshSession } from '@rentsafe/domain/session';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, refuse } from './answer';
import { type Fault, fails, goOffline, runOutOfPatience } from './faults';
import { type Filling, harare } from './filling';
import type { WorldStory } from './screenStory';
import { addRow, fill, press, saysProblems, staysWhenAsked, toastSays } from './storyForm';

export interface CreationKit {
  /** What is created: 'company'. */
  record: string;
  call: Call;
  submit: string;
  pending: string;
  /** What must be filled in; the first takes focus when nothing is. */
  filling: Filling;
  /** How the server refuses a field: its words at the control of that label. */
  refused: { body: Record<string, unknown>; label: string };
}

/** The states of a form that creates a record, as stories: each sends to the mocked backend, or tries to. */
export function creationStories({ record, call, submit, pending, filling, refused }: CreationKit) {
  const [first = ''] = Object.keys(filling);
  const send = async () => {
    await fill(filling);
    await press(submit);
  };
  const keeps = async () =>
    expect(await screen.findByLabelText(new RegExp(`^${first}`))).toHaveValue(filling[first]);
  const story = (network: RequestHandler[], play: WorldStory['play']): WorldStory => ({
    args: { network },
    play,
  });
  const failed = (fault: Fault, words: RegExp) =>
    story([fails(call, fault)], async () => {
      await send();
      const form = within(await screen.findByRole('dialog'));
      await expect(await form.findByText(words)).toBeVisible();
      await toastSays(new RegExp(`^Failed to create ${record}`));
      await keeps();
    });

  return {
    empty: story([], async () => {
      await expect(await screen.findByLabelText(new RegExp(`^${first}`))).toHaveFocus();
    }),

    blank: story([], async () => {
      await press(submit);
      await saysProblems(Object.keys(filling).length);
      await expect(screen.getByLabelText(new RegExp(`^${first}`))).toHaveFocus();
    }),

    refused: story([answer(call, () => refuse(400, refused.body))], async () => {
      await send();
      await saysProblems(1);
      await expect(screen.getByLabelText(new RegExp(`^${refused.label}`))).toHaveFocus();
      await keeps();
    }),

    dirty: story([], async () => {
      await fill({ [first]: filling[first] ?? '' });
      await staysWhenAsked();
    }),

    pending: story([fails(call, 'never')], async () => {
      await send();
      await expect(await screen.findByRole('button', { name: pending })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await toastSays('Processing form, please wait');
    }),

    unconfirmed: {
      ...story([fails(call, 'never')], async () => {
        await send();
        await expect(await screen.findByText(/^No response for 30 seconds/)).toBeVisible();
      }),
      beforeEach: runOutOfPatience,
    } satisfies WorldStory,

    failed: failed('html', /server had a problem/),
    unavailable: failed('unavailable', /database does not answer/),
    notAllowed: failed('forbidden', /do not have permission/),
    offline: {
      ...failed('unreachable', /could not be reached/),
      beforeEach: goOffline,
    } satisfies WorldStory,

    sessionExpired: story([fails(call, 'unauthorised'), fails(refreshSession, 'unauthorised')], async () => {
      await send();
      await expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    }),

    created: story([], async () => {
      await send();
      await toastSays(/ created successfully!$/);
    }),

    twoAddresses: story([], async () => {
      await fill({ ...harare, Suburb: 'Avenues' }, await addRow('Add Address', 'Primary Address'));
      const second = await addRow('Add Address', 'Address 2');
      await fill({ Country: 'Zimbabwe' }, second);
      await expect(within(second).getByLabelText('City')).toBeDisabled();
      await userEvent.click(screen.getAllByRole('button', { name: /^Remove Address/ })[0] as HTMLElement);
      await expect(await screen.findByRole('group', { name: 'Primary Address' })).toBeVisible();
    }),

    placesLoading: story([fails(listCountries, 'never')], async () => {
      await addRow('Add Address', 'Primary Address');
      await expect(await screen.findByText('Loading countries…')).toBeVisible();
    }),

    placesFailed: story([fails(listCountries, 'html')], async () => {
      await addRow('Add Address', 'Primary Address');
      await expect(await screen.findByText('Could not fetch countries')).toBeVisible();
    }),

    noCities: story(
      [answer(getProvince, ({ ids }) => ({ id: Number(ids.id), name: 'Harare', code: 'HA', cities: [] }))],
      async () => {
        await fill(
          { Country: 'Zimbabwe', Province: 'Harare' },
          await addRow('Add Address', 'Primary Address'),
        );
        await expect(
          await screen.findByText('There are no cities on record for this province.'),
        ).toBeVisible();
        await expect(await screen.findByRole('link', { name: 'Add a city in Places' })).toBeVisible();
      },
    ),
  };
}
