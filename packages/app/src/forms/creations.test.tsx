import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '../testing/answer';
import {
  addAddress,
  dialogOf,
  type FormPlace,
  fillIn,
  heldBy,
  isClosed,
  openForm,
  recordPosts,
} from '../testing/dialogForm';
import { companyFilling, type Filling, harare } from '../testing/filling';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';

interface Form extends FormPlace {
  record: string;
  title: string;
  pending: string;
  path: string;
  filling: Filling;
}

const forms: Form[] = [
  {
    record: 'company',
    tab: 'company',
    opener: 'Add New Company',
    title: 'Add New Company',
    submit: 'Add Company',
    pending: 'Adding Company...',
    path: '/api/companies/',
    filling: companyFilling,
  },
  {
    record: 'branch',
    tab: 'company',
    opener: 'New Branch',
    title: 'Create A New Branch',
    submit: 'Add Branch',
    pending: 'Adding Branch...',
    path: '/api/branches/',
    filling: { 'Branch Name': 'Depot' },
  },
  {
    record: 'individual',
    tab: 'individual',
    opener: 'Add New Individual',
    title: 'Add New Individual',
    submit: 'Add Individual',
    pending: 'Adding Individual...',
    path: '/api/individuals/',
    filling: {
      'First Name': 'Rudo',
      'Last Name': 'Makoni',
      'Identification Type': 'Passport',
      'Identification Number': 'EN123456',
      Gender: 'Female',
      'Date Of Birth': '05/03/1990',
      'Marital Status': 'Single',
      'Mobile Phone': '0771234567',
    },
  },
];

// Each of these drives a whole form.
vi.setConfig({ testTimeout: 90_000 });

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const openFilledIn = (form: Form) => openForm(form, form.filling);

/** Answers the creation only when it is released. */
function hold(path: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(http.post(`*${path}`, () => held.then(() => undefined)));
  return () => release();
}

const waiting = () => screen.findByText('Processing form, please wait');

describe.each(forms)('the form of a new $record', (form) => {
  test('while it is sent: one request, and every way out is answered, once each', async () => {
    const sent = recordPosts(form.path);
    const release = hold(form.path);
    const { user, router, address, dialog, submit } = await openFilledIn(form);
    await submit();
    const button = await within(dialog).findByRole('button', { name: form.pending });
    await user.click(button);
    await user.type(dialog, '{Enter}');
    const ways = [
      () => user.keyboard('{Escape}'),
      () => user.click(within(dialog).getByRole('button', { name: 'Close' })),
      () => user.click(within(dialog).getByRole('button', { name: 'Cancel' })),
      () => router.navigate(-1),
    ];
    for (const leave of ways) {
      await leave();
      expect(await waiting()).toBeVisible();
      expect(dialog).toBeVisible();
    }
    expect(address()).toBe(`${HOME_PATH}?tab=${form.tab}`);
    release();
    expect(
      await screen.findByText(`${form.record.replace(/^./, (c) => c.toUpperCase())} created successfully!`),
    ).toBeVisible();
    await isClosed();
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(screen.getAllByRole('button', { name: form.opener })[0]).toHaveFocus());
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
    expect(address()).toBe(`${HOME_PATH}?tab=${form.tab}`);
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe(HOME_PATH));
  });

  test('changed, every way out asks first, and what was typed stays', async () => {
    const { user, router, dialog } = await openFilledIn(form);
    const ways = [
      () => user.keyboard('{Escape}'),
      () => user.click(within(dialog).getByRole('button', { name: 'Cancel' })),
      () => router.navigate(-1),
    ];
    for (const leave of ways) {
      await leave();
      const question = await screen.findByRole('alertdialog');
      const stay = within(question).getByRole('button', { name: 'Keep editing' });
      await waitFor(() => expect(stay).toHaveFocus());
      await user.click(stay);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }
    expect(heldBy(dialog, form.filling)).toEqual(form.filling);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
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

  test.each<[string, () => Response, RegExp]>([
    [
      'a refusal in words',
      () => refuse(403, { detail: 'Not for your level.' }),
      /^Not for your level\. Ask your administrator\.$/,
    ],
    [
      'a 502 of HTML',
      () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }),
      /server had a problem/,
    ],
    ['an answer of another shape', () => HttpResponse.json({ ok: 1 }, { status: 201 }), /could not be read/],
    ['malformed JSON', () => HttpResponse.text('{"id":'), /could not be read/],
    ['a full server', () => refuse(429, {}, { 'Retry-After': '7' }), /Try again in 7 seconds/],
    ['too much', () => refuse(413, {}), /too much to send/],
  ])('%s is told in plain words, in a toast and in the form', async (_, respond, words) => {
    server.use(http.post(`*${form.path}`, respond, { once: true }));
    const { dialog, submit } = await openFilledIn(form);
    await submit();
    expect(await screen.findByText(`Failed to create ${form.record}`)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Notifications' })).getByText(words)).toBeVisible();
    expect(within(dialog).getByText(words)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/[<{]/);
    expect(heldBy(dialog, form.filling)).toEqual(form.filling);
    await submit();
    await isClosed();
  });

  test('an answer that was lost: what is not known is said, the list is read again, and the same sent once more is the same submission', async () => {
    const sent = recordPosts(form.path);
    const reads = vi.fn();
    const list = form.record === 'individual' ? '/api/individuals/' : '/api/branches/';
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && new URL(request.url).pathname === list) reads();
    });
    server.use(http.post(`*${form.path}`, () => HttpResponse.error(), { once: true }));
    const { user, dialog, submit, press } = await openFilledIn(form);
    reads.mockClear();
    await submit();
    expect(await within(dialog).findByText(/It may have been saved all the same/)).toBeVisible();
    // The toast stands over the form: it stays short.
    expect(screen.getByRole('region', { name: 'Notifications' })).not.toHaveTextContent(
      /may have been saved/,
    );
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(/^It is not known whether this was saved/);
    expect(reads).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await isClosed();
    await waitFor(() => expect(reads).toHaveBeenCalledOnce());

    await screen.findByText('1 / 57');
    await press();
    await fillIn(user, await dialogOf(form.title), form.filling);
    await user.click(screen.getByRole('button', { name: form.submit }));
    await isClosed();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);

    await press();
    await fillIn(user, await dialogOf(form.title), form.filling);
    await user.click(screen.getByRole('button', { name: form.submit }));
    await isClosed();
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  test('an earlier attempt that is still being saved is told without its key', async () => {
    const { dialog, submit } = await openFilledIn(form);
    server.use(http.post(`*${form.path}`, () => HttpResponse.error(), { once: true }));
    await submit();
    await screen.findByText(`Failed to create ${form.record}. Please try again.`);
    const detail = 'A request with this Idempotency-Key is still running.';
    server.use(http.post(`*${form.path}`, () => refuse(409, { detail }), { once: true }));
    await submit();
    expect(await within(dialog).findByText(/^An earlier attempt is still being saved/)).toBeVisible();
    expect(screen.queryByText(/Idempotency/)).not.toBeInTheDocument();
    await submit();
    await isClosed();
  });

  test('an attempt that was saved unheard, and then changed, is said to be there', async () => {
    const { user, dialog, submit } = await openFilledIn(form);
    server.use(http.post(`*${form.path}`, () => HttpResponse.error(), { once: true }));
    await submit();
    await screen.findByText(`Failed to create ${form.record}. Please try again.`);
    server.use(
      http.post(`*${form.path}`, () =>
        refuse(422, { detail: 'This Idempotency-Key was used with another body.' }),
      ),
    );
    await user.type(within(dialog).getByLabelText(Object.keys(form.filling)[0] ?? ''), 'x');
    await submit();
    expect(await within(dialog).findByText(/^An earlier attempt was saved/)).toBeVisible();
    expect(screen.queryByText(/Idempotency/)).not.toBeInTheDocument();
  });

  test('places that cannot be fetched are told at their list, and Retry gets them', async () => {
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
});

test('the lists of places are fetched once', async () => {
  const [form] = forms;
  if (!form) throw new Error('no form');
  const asked = vi.fn();
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/common/')) asked(pathname);
  });
  const { user, dialog } = await openForm(form);
  await addAddress(user, dialog, 'Primary Address', harare);
  await addAddress(user, dialog, 'Address 2', { ...harare, Suburb: 'Avenues' });
  expect(asked).toHaveBeenCalledTimes(4);
  server.events.removeAllListeners();
});
