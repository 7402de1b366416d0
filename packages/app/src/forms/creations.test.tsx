import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '../testing/answer';
import { type Filling, harare } from '../testing/filling';
import { type CreationForm, formOf } from '../testing/forms';
import { listOf } from '../testing/lists';
import { signedIn } from '../testing/login';
import { listHandlers } from '../testing/mockedLists';
import { server } from '../testing/server';
import {
  addAddress,
  dialogOf,
  fillIn,
  heldBy,
  isClosed,
  openForm,
  recordPosts,
} from '../wholeApp/dialogForm';

beforeEach(() => {
  signedIn();
  server.use(...listHandlers(2));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const openFilledIn = (form: CreationForm) => openForm(form, form.filling);

/** Answers the creation only when it is released. */
function hold(path: string, respond: () => Response | undefined) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(http.post(`*${path}`, () => held.then(respond)));
  return () => release();
}

/** A blank for every field of a filling. */
const emptied = (filling: Filling): Filling =>
  Object.fromEntries(Object.keys(filling).map((label) => [label, '']));

const isWaiting = () => waitFor(() => expect(screen.getByText('Processing form, please wait')).toBeVisible());

describe('what every form shares, on that of a new branch', () => {
  const form = formOf.branch;

  test('is sent once, and an answer that holds the id alone is a success', async () => {
    const sent = recordPosts(form.path);
    const release = hold(form.path, () => HttpResponse.json({ id: 904 }, { status: 201 }));
    const { user, dialog, submit } = await openFilledIn(form);
    await submit();
    await user.click(await within(dialog).findByRole('button', { name: form.pending }));
    release();
    expect(
      await screen.findByText(`${form.record.replace(/^./, (c) => c.toUpperCase())} created successfully!`),
    ).toBeVisible();
    await isClosed();
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(screen.getAllByRole('button', { name: form.opener })[0]).toHaveFocus());
  });

  test('while it is sent: one request, and every way out is answered, once each', async () => {
    const sent = recordPosts(form.path);
    const release = hold(form.path, () => undefined);
    const { user, router, address, dialog, submit } = await openFilledIn(form);
    await submit();
    await within(dialog).findByRole('button', { name: form.pending });
    await user.type(dialog, '{Enter}');
    const ways = [
      () => user.keyboard('{Escape}'),
      () => user.click(within(dialog).getByRole('button', { name: 'Close' })),
      () => user.click(within(dialog).getByRole('button', { name: 'Cancel' })),
      () => router.navigate(-1),
    ];
    for (const leave of ways) {
      await leave();
      await isWaiting();
      expect(dialog).toBeVisible();
    }
    expect(address()).toBe(listOf[form.list].at);
    release();
    await isClosed();
    expect(sent).toHaveLength(1);
  });

  test('a failure is sent again under the same key; the form opened next has another', async () => {
    const sent = recordPosts(form.path);
    server.use(http.post(`*${form.path}`, () => HttpResponse.error(), { once: true }));
    const { user, dialog, submit, press } = await openFilledIn(form);
    await submit();
    expect(await screen.findByText(`Failed to create ${form.record}. Please try again.`)).toBeVisible();
    expect(screen.getAllByText(/could not be reached/)[0]).toBeVisible();
    expect(heldBy(dialog, form.filling)).toEqual(form.filling);
    await submit();
    await isClosed();
    await press();
    await fillIn(user, await dialogOf(form.title), form.filling);
    await user.click(screen.getByRole('button', { name: form.submit }));
    await isClosed();
    const [first, second, third] = sent.map(({ key }) => key);
    expect(first).toBe(second);
    expect(third).toMatch(/\w/);
    expect(third).not.toBe(first);
    expect(sent).toHaveLength(3);
  });

  test('a press outside never closes it', async () => {
    const { dialog } = await openForm(form);
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
    expect(dialog).toBeVisible();
  });

  test('unchanged, Back closes it and leaves the page where it is', async () => {
    const { router, address } = await openForm(form);
    await router.navigate(-1);
    await isClosed();
    expect(address()).toBe(listOf[form.list].at);
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe(HOME_PATH));
  });

  test("a refusal is shown in the server's own words, in a toast and in the form", async () => {
    const text = 'Not for your level. Ask your administrator.';
    server.use(
      http.post(`*${form.path}`, () => refuse(403, { detail: 'Not for your level.' }), { once: true }),
    );
    const { dialog, submit } = await openFilledIn(form);
    await submit();
    expect(await screen.findByText(`Failed to create ${form.record}`)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Notifications' })).getByText(text)).toBeVisible();
    expect(within(dialog).getByText(text)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/[<{]/);
    expect(heldBy(dialog, form.filling)).toEqual(form.filling);
    await submit();
    await isClosed();
  });
});

/** What each form refuses stands in its stories. */
test('what is wrong is not sent; what the server refuses stands at its field, in a toast and on the console', async () => {
  const form = formOf.company;
  const sent = recordPosts(form.path);
  const { user, dialog, submit } = await openForm(form, { ...form.filling, ...form.wrong });
  await submit();
  const wrong = Object.keys(form.wrong);
  await waitFor(() => expect(dialog.querySelectorAll('[aria-invalid=true]')).toHaveLength(wrong.length));
  for (const label of wrong) expect(within(dialog).getByLabelText(label)).toBeInvalid();
  expect(sent).toEqual([]);

  await fillIn(user, dialog, { ...emptied(form.wrong), ...form.filling });
  for (const [status, refusal] of [
    [400, form.refused],
    [409, form.duplicate],
  ] as const) {
    const { body, label, message } = refusal;
    server.use(http.post(`*${form.path}`, () => refuse(status, body)));
    vi.mocked(console.error).mockClear();
    await submit();
    const field = within(dialog).getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    await waitFor(() => expect(field).toHaveFocus());
    expect(await screen.findByText(`Failed to create ${form.record}`)).toBeVisible();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(`Failed to create ${form.record}`, expect.any(Error)),
    );
    expect(heldBy(dialog, form.filling)).toEqual(form.filling);
  }
});

describe('the addresses of a form, on that of a new branch', () => {
  const form = formOf.branch;

  test('places that cannot be fetched are reported at their list, and Retry gets them', async () => {
    const failing = (path: string) =>
      server.use(http.get(`*/api/common/locations/${path}`, () => HttpResponse.error(), { once: true }));
    failing('countries/');
    const { user, dialog } = await openForm(form);
    const row = await addAddress(user, dialog, 'Primary Address', {});
    const steps = [
      ['countries', 'Country', 'Zimbabwe', 'countries/:id/'],
      ['provinces', 'Province', 'Harare', 'provinces/:id/'],
      ['cities', 'City', 'Harare', 'cities/:id/'],
      ['suburbs', 'Suburb', 'Avenues', undefined],
    ] as const;
    for (const [places, label, choice, next] of steps) {
      expect(await within(row).findByText(`Could not fetch ${places}`)).toBeVisible();
      await user.click(within(row).getByRole('button', { name: 'Retry' }));
      await within(within(row).getByLabelText(label)).findByRole('option', { name: choice });
      if (next) failing(next);
      await user.selectOptions(within(row).getByLabelText(label), choice);
    }
    expect(within(row).getByLabelText('Suburb')).toHaveDisplayValue('Avenues');
  });

  test('places that were added since are there after Refresh, also when it failed once', async () => {
    const answers = [
      () => HttpResponse.json({ id: 1, name: 'Harare', code: 'HA', cities: [] }),
      () => HttpResponse.error(),
    ];
    server.use(http.get('*/api/common/locations/provinces/:id/', () => answers.shift()?.()));
    const { user, dialog } = await openForm(form);
    const row = await addAddress(user, dialog, 'Primary Address', {
      Country: 'Zimbabwe',
      Province: 'Harare',
    });
    await user.click(await within(row).findByRole('button', { name: 'Refresh cities' }));
    const retry = await within(row).findByRole('button', { name: 'Retry' });
    expect(retry).toHaveFocus();
    await user.click(retry);
    const city = within(row).getByLabelText('City');
    await within(city).findByRole('option', { name: 'Harare' });
    await waitFor(() => expect(city).toHaveFocus());
    expect(within(row).getByLabelText('Province')).toHaveDisplayValue('Harare');
  });
});

test('the lists of places are fetched once', async () => {
  const onRequest = vi.fn();
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    // All cities are for the filter of the list below.
    if (/^\/api\/common\/(?!locations\/cities\/$)/.test(pathname)) onRequest(pathname);
  });
  const { user, dialog } = await openForm(formOf.company);
  await addAddress(user, dialog, 'Primary Address', harare);
  await addAddress(user, dialog, 'Address 2', { ...harare, Suburb: 'Avenues' });
  expect(onRequest).toHaveBeenCalledTimes(4);
  server.events.removeAllListeners();
});
