import 'fake-indexeddb/auto';
import { createFile } from '@rentsafe/domain/file';
import {
  getInspection,
  type Inspection,
  type InspectionPatch,
  type InspectionRepair,
  type InspectionSigning,
  inspectionSteps,
  requestInspectionRepair,
} from '@rentsafe/domain/inspection';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetOpened, readOpened, rememberOpened } from '../../../../calls/openedInspections';
import { createQueryClient } from '../../../../calls/queryClient';
import { inspectionPath, inspectionsPath, requestPath } from '../../../../paths';
import { signOut } from '../../../../session/signOut';
import { answer, refuse } from '../../../../testing/answer';
import { sampleLogin, signedIn } from '../../../../testing/login';
import { sampleFiles } from '../../../../testing/sampleFiles';
import { sampleInspection } from '../../../../testing/sampleInspections';
import { sampleRequest } from '../../../../testing/sampleMaintenance';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

beforeEach(async () => {
  signedIn();
  vi.restoreAllMocks();
  await clear(createStore('rentsafe-inspections', 'drafts'));
  await forgetOpened();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
});

/** It can be changed once it is known what the device has. */
const sink = async () => {
  const group = await screen.findByRole('group', { name: 'Condition of Kitchen, Sink and taps' });
  await waitFor(() => expect(group).toBeEnabled());
  return group;
};
const sinkIs = async (condition: string) => within(await sink()).getByRole('radio', { name: condition });
const save = () => screen.getByRole('button', { name: 'Save' });

/** What the server has, and what was sent to it. */
function serves(...before: ((request: { body: unknown }) => Response | undefined)[]) {
  let now = sampleInspection();
  const sent: InspectionPatch[] = [];
  server.use(
    answer(getInspection, () => now),
    answer(inspectionSteps.calls.edit, ({ body }) => {
      const patch = body as InspectionPatch;
      sent.push(patch);
      const refused = before[sent.length - 1]?.({ body });
      if (refused) return refused;
      now = { ...now, areas: patch.areas as Inspection['areas'], version: now.version + 1 };
      return now;
    }),
  );
  return { sent, become: (changes: Partial<Inspection>) => (now = { ...now, ...changes }) };
}

test('what is found is saved on request, and offered to be completed only then', async () => {
  const { sent } = serves();
  const { user } = renderApp(inspectionPath(4));
  await user.click(await sinkIs('Fair'));
  expect(screen.queryByRole('button', { name: 'Complete…' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('textbox', { name: 'Note on Kitchen, Sink and taps' }));
  await user.paste('The tap drips.');
  await user.click(screen.getByRole('button', { name: 'Kitchen: the rest is good' }));
  expect(within(screen.getByRole('region', { name: 'Kitchen' })).getByText('2 of 2 done')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      version: 1,
      areas: [
        {
          name: 'Kitchen',
          items: [
            { name: 'Sink and taps', condition: 'fair', note: 'The tap drips.', files: [] },
            { name: 'Stove', condition: 'good', note: '', files: [] },
          ],
        },
        sampleInspection().areas[1],
      ],
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Complete…' }));
  expect(await screen.findByText('Conditions and notes cannot be changed after this.')).toBeVisible();
});

test('without a connection it is kept on the device, listed as not sent, and sent when the connection is back', async () => {
  const { sent } = serves(() => Response.error() as Response);
  const { user } = renderApp(inspectionPath(4));
  await user.click(await sinkIs('Poor'));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline\. Changes are kept on this device/)).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  cleanup();

  const { user: again } = renderApp(inspectionsPath);
  const notice = within(
    (await screen.findByText('Not sent from this device yet')).parentElement as HTMLElement,
  );
  await again.click(notice.getByRole('link', { name: 'IN-000004' }));
  expect(await sinkIs('Poor')).toBeChecked();
  expect(sent).toHaveLength(1);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(sent.at(-1)?.areas?.[0]?.items[0]).toMatchObject({ name: 'Sink and taps', condition: 'poor' });
  online.mockRestore();
});

const refused = () => refuse(409, { detail: 'This record was changed by someone else.', version: 2 });

test('what somebody else saved meanwhile in other items is kept beside it without a question', async () => {
  const { sent, become } = serves(refused);
  const { user } = renderApp(inspectionPath(4));
  await user.click(await sinkIs('Fair'));
  const [kitchen, outside] = sampleInspection().areas;
  if (!kitchen || !outside) throw new Error('There are two areas.');
  become({
    version: 2,
    areas: [kitchen, { ...outside, items: outside.items.map((item) => ({ ...item, condition: 'good' })) }],
  });
  await user.click(save());
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(sent[1]).toMatchObject({
    version: 2,
    areas: [{ items: [{ condition: 'fair' }, { condition: null }] }, { items: [{ condition: 'good' }] }],
  });
});

test('what both changed is shown side by side, and the choice is saved', async () => {
  const { sent, become } = serves(refused);
  const { user } = renderApp(inspectionPath(4));
  await user.click(await sinkIs('Fair'));
  const [kitchen, outside] = sampleInspection().areas;
  if (!kitchen || !outside) throw new Error('There are two areas.');
  become({
    version: 2,
    areas: [
      { ...kitchen, items: kitchen.items.map((item) => ({ ...item, condition: 'damaged' as const })) },
      outside,
    ],
  });
  await user.click(save());
  const choice = within(await screen.findByRole('group', { name: 'Kitchen, Sink and taps' }));
  expect(choice.getByRole('radio', { name: 'Mine: Fair' })).toBeChecked();
  await user.click(choice.getByRole('radio', { name: 'Theirs: Damaged' }));
  await user.click(screen.getByRole('button', { name: 'Save both as chosen' }));
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  // Theirs is on the server.
  expect(sent).toHaveLength(1);
  expect(await sinkIs('Damaged')).toBeChecked();
});

test('what nobody else changed is shown too, once somebody else has finished the inspection', async () => {
  const { become } = serves(refused);
  const { user } = renderApp(inspectionPath(4));
  await user.click(await sinkIs('Fair'));
  become({ state: 'done', version: 2 });
  await user.click(save());
  expect(await screen.findByText(/Someone else has finished this inspection/)).toBeVisible();
  const left = within(screen.getByRole('group', { name: 'Kitchen, Sink and taps' }));
  expect(left.getByRole('radio', { name: 'Mine: Fair' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Discard mine' })).toBeVisible();
});

test('what was saved, though its answer was lost, is no conflict once the inspection is finished', async () => {
  const { become } = serves(refused);
  const { user } = renderApp(inspectionPath(4));
  await user.click(await sinkIs('Fair'));
  const [kitchen, outside] = sampleInspection().areas;
  if (!kitchen?.items[0] || !kitchen.items[1] || !outside) throw new Error('There are two areas.');
  const items = [{ ...kitchen.items[0], condition: 'fair' as const }, kitchen.items[1]];
  become({ state: 'done', version: 2, areas: [{ ...kitchen, items }, outside] });
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Print inspection' })).toBeVisible();
  expect(screen.queryByText(/Someone else/)).not.toBeInTheDocument();
});

test('a photo that is taken while another is sent goes with it', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }));
  const context = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['y'])));
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  const names: (string | null)[] = [];
  server.use(
    answer(createFile, async ({ query }) => {
      const count = names.push(query.get('name'));
      if (count === 1) await first;
      return { ...(sampleFiles[0] as (typeof sampleFiles)[number]), id: 20 + count };
    }),
  );
  const { sent } = serves();
  const { user } = renderApp(inspectionPath(4));
  await sink();
  const input = screen.getByLabelText('Choose photos: Kitchen, Sink and taps');
  const photos = () => screen.queryAllByRole('button', { name: /^Remove .* from Kitchen, Sink and taps$/ });
  await user.upload(input, new File(['x'], 'one.png', { type: 'image/png' }));
  await waitFor(() => expect(photos()).toHaveLength(1));
  await user.click(save());
  await waitFor(() => expect(names).toHaveLength(1));
  await user.upload(input, new File(['x'], 'two.png', { type: 'image/png' }));
  await waitFor(() => expect(photos()).toHaveLength(2));
  release();
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(names).toEqual(['one.jpg', 'two.jpg']);
  expect(sent.map(({ areas }) => areas?.[0]?.items[0]?.files)).toEqual([[21, 22]]);
  vi.unstubAllGlobals();
});

test('a completed inspection is signed by who has not signed', async () => {
  const signed: InspectionSigning[] = [];
  server.use(
    answer(inspectionSteps.calls.sign, ({ body }) => {
      signed.push(body as InspectionSigning);
      return sampleInspection({ id: 3, state: 'signed', done_on: '2026-01-05' });
    }),
  );
  const { user } = renderApp(inspectionPath(3));
  await user.click(await screen.findByRole('button', { name: 'Sign…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign IN-000003' });
  await user.click(within(dialog).getByLabelText(/^Full Name/));
  await user.paste('Tariro Ncube');
  await user.click(within(dialog).getByRole('button', { name: 'Sign inspection' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(signed).toEqual([{ role: 'tenant', name: 'Tariro Ncube', comment: '', drawing: null }]);
});

test('what is worse leads to the deposit', async () => {
  renderApp(`${inspectionPath(3)}?tab=compare`);
  expect(await screen.findByText('2 items are worse.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deduct from the deposit' })).toHaveAttribute(
    'href',
    '/services/rent-safe/deposits?q=L-0001',
  );
});

test('a repair of what is broken is requested, and its request is shown', async () => {
  const sent: InspectionRepair[] = [];
  server.use(
    answer(requestInspectionRepair, ({ body }) => {
      sent.push(body as InspectionRepair);
      return sampleRequest();
    }),
  );
  const { user, address } = renderApp(inspectionPath(3));
  await user.click(await screen.findByRole('button', { name: 'Request repair…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a repair after IN-000003' }));
  expect(dialog.getByRole('combobox', { name: /^Item/ })).toHaveDisplayValue('Kitchen, Stove: Damaged');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), 'appliance');
  await user.click(dialog.getByRole('button', { name: 'Request repair' }));
  await waitFor(() => expect(address()).toBe(requestPath(sampleRequest().id)));
  expect(sent).toEqual([{ area: 'Kitchen', item: 'Stove', category: 'appliance', priority: 'normal' }]);
});

test('field fault: a repair whose answer was lost is made once when it is sent again, and its success is shown', async () => {
  const made = new Map<string, InspectionRepair>();
  server.use(
    answer(requestInspectionRepair, ({ request, body }) => {
      const key = request.headers.get('Idempotency-Key') ?? '';
      const before = made.get(key);
      if (!before) {
        made.set(key, body as InspectionRepair);
        return Response.error();
      }
      if (JSON.stringify(before) === JSON.stringify(body)) return sampleRequest();
      return refuse(422, { detail: 'This Idempotency-Key was used with another body.' });
    }),
  );
  const { user, address } = renderApp(inspectionPath(3));
  await user.click(await screen.findByRole('button', { name: 'Request repair…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a repair after IN-000003' }));
  const press = () => user.click(dialog.getByRole('button', { name: 'Request repair' }));
  const choose = (category: string) =>
    user.selectOptions(dialog.getByRole('combobox', { name: /^Category/ }), category);
  await choose('appliance');
  await press();
  expect(await dialog.findByText(/could not be reached/)).toBeVisible();
  await choose('plumbing');
  await press();
  expect(await dialog.findByText(/^An earlier attempt was saved before you changed it/)).toBeVisible();
  await choose('appliance');
  await press();
  await waitFor(() => expect(address()).toBe(requestPath(sampleRequest().id)));
  expect(made.size).toBe(1);
});

describe('without a connection', () => {
  const { username } = sampleLogin;

  const isOffline = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
  };
  const isBack = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  };

  /** Looks at everything, completes it and signs as the agent: all of it on the device. */
  async function signedOnTheDevice() {
    const app = renderApp(inspectionPath(4));
    const { user } = app;
    await user.click(await sinkIs('Fair'));
    isOffline();
    await user.click(await screen.findByRole('button', { name: 'Complete…' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Complete IN-000004' }));
    await user.click(dialog.getByRole('button', { name: 'Complete inspection' }));
    expect(await dialog.findByText('2 items have no condition.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    for (const name of ['Kitchen', 'Outside'])
      await user.click(await screen.findByRole('button', { name: `${name}: the rest is good` }));
    await user.click(screen.getByRole('button', { name: 'Complete…' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Complete IN-000004' }));
    await user.click(dialog.getByRole('button', { name: 'Complete inspection' }));
    await user.click(await screen.findByRole('button', { name: 'Sign…' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Sign IN-000004' }));
    await user.click(dialog.getByLabelText(/^Full Name/));
    await user.paste('Tendai Shumba');
    const pad = dialog.getByRole('img', { name: 'Tendai Shumba' });
    pad.getBoundingClientRect = () => new DOMRect(0, 0, 600, 200);
    fireEvent.pointerDown(pad, { button: 0, clientX: 10, clientY: 20 });
    fireEvent.pointerMove(pad, { clientX: 40, clientY: 60 });
    await user.click(dialog.getByRole('button', { name: 'Sign inspection' }));
    expect(
      await screen.findByText(/The completion waits\. The signature of the agent waits\.$/),
    ).toBeVisible();
    return app;
  }

  /** What was sent, in its order, with the keys. */
  function takes() {
    const { become } = serves();
    const taken: { verb: string; key: string | null; body: unknown }[] = [];
    const take = (verb: string, changes: (body: unknown) => Partial<Inspection>) =>
      answer(inspectionSteps.calls[verb as 'sign'], ({ request, body }) => {
        taken.push({ verb, key: request.headers.get('Idempotency-Key'), body });
        return become(changes(body));
      });
    server.use(
      take('complete', () => ({ state: 'done', done_on: '2026-03-02', version: 3 })),
      take('sign', (body) => {
        const { role, name, drawing = null } = body as InspectionSigning;
        const at = '2026-03-02T10:00:00Z';
        const signatures = [
          { role, name, drawing, comment: null, signed_at: at, device_at: null, user: null },
        ];
        return { state: 'done', signatures, version: 4 };
      }),
    );
    return { taken, become };
  }

  test('it is completed and signed by hand, listed with what waits, and sent once in that order', async () => {
    const { taken } = takes();
    await signedOnTheDevice();
    expect(taken).toEqual([]);
    cleanup();
    const { user } = renderApp(inspectionsPath);
    expect(
      await screen.findByText(/: conditions, the completion and the signature of the agent$/),
    ).toBeVisible();
    await user.click(
      within(screen.getByText(/^: conditions/, { selector: 'p' }).closest('p') as HTMLElement).getByRole(
        'link',
      ),
    );
    await screen.findByRole('img', { name: 'Signature of Tendai Shumba' });
    expect(screen.getByText(/^Signed .*, by the clock of the device$/)).toBeVisible();
    expect(screen.queryByText(/^Received/)).not.toBeInTheDocument();
    isBack();
    expect(await screen.findByText(/^Received/)).toBeVisible();
    await waitFor(() => expect(taken.map(({ verb }) => verb)).toEqual(['complete', 'sign']));
    expect(taken[1]?.body).toMatchObject({
      role: 'agent',
      name: 'Tendai Shumba',
      drawing: 'M10 20L10 20L40 60',
      device_at: expect.stringMatching(/Z$/),
    });
    expect(taken[0]?.body).toMatchObject({ version: 2 });
    expect(new Set(taken.map(({ key }) => key)).size).toBe(2);
    await waitFor(() => expect(screen.queryByText(/waits\.$/)).not.toBeInTheDocument());
  });

  test('that somebody else has signed meanwhile is said plainly, and what waits is undone', async () => {
    const { become } = takes();
    server.use(
      answer(inspectionSteps.calls.sign, () =>
        refuse(409, { detail: 'This role has signed.', state: 'done' }),
      ),
    );
    const { user } = await signedOnTheDevice();
    const other = {
      role: 'agent' as const,
      name: 'R. Dube',
      drawing: null,
      comment: null,
      device_at: null,
      user: null,
    };
    become({ state: 'done', signatures: [{ ...other, signed_at: '2026-03-02T09:00:00Z' }], version: 4 });
    isBack();
    expect(await screen.findByText(/^The agent has signed already, as R\. Dube\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo signature of agent' }));
    await waitFor(() => expect(screen.queryByText(/waits\.$/)).not.toBeInTheDocument());
    expect(await screen.findByText('R. Dube')).toBeVisible();
  });

  test('nobody signs what somebody else has changed meanwhile', async () => {
    const { taken, become } = takes();
    server.use(answer(inspectionSteps.calls.edit, refused));
    const { user } = await signedOnTheDevice();
    const [kitchen, outside] = sampleInspection().areas;
    if (!kitchen || !outside) throw new Error('There are two areas.');
    const items = outside.items.map((item) => ({ ...item, note: 'Broken', condition: 'poor' as const }));
    become({ version: 2, areas: [kitchen, { ...outside, items }] });
    isBack();
    expect(await screen.findByText(/^Someone else has changed what was found\./)).toBeVisible();
    expect(taken).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo signature of agent' }));
    await user.click(screen.getByRole('button', { name: 'Undo completion' }));
    expect(await sinkIs('Fair')).toBeChecked();
  });

  const none = () => answer(getInspection, () => Response.error());

  /** Opens it, and then the page once more. */
  async function openTwice(between: () => void | Promise<void>) {
    serves();
    renderApp(inspectionPath(4));
    await sink();
    await waitFor(async () => expect(await readOpened(username, 4)).toBeDefined());
    cleanup();
    await between();
    server.use(none());
    return renderApp(inspectionPath(4));
  }

  test('an inspection that was opened is there, and is read again once the connection is back', async () => {
    const { user } = await openTwice(() => {});
    expect(await screen.findByRole('heading', { level: 1, name: 'IN-000004' })).toBeVisible();
    await user.click(await sinkIs('Fair'));
    const { sent } = serves();
    await user.click(save());
    expect(await screen.findByText('Everything is saved.')).toBeVisible();
    expect(sent[0]).toMatchObject({ version: 1 });
  });

  test('nothing of it is there for who signs in after another has signed out', async () => {
    await openTwice(() => {
      signOut(createQueryClient());
      signedIn();
    });
    expect(await screen.findByText('Could not fetch the inspection')).toBeVisible();
    expect(await readOpened(username, 4)).toBeUndefined();
  });

  test('one that is final is not kept', async () => {
    const { become } = serves();
    become({ state: 'final' });
    await rememberOpened(username, sampleInspection());
    renderApp(inspectionPath(4));
    await screen.findByRole('heading', { level: 1, name: 'IN-000004' });
    await waitFor(async () => expect(await readOpened(username, 4)).toBeUndefined());
  });
});
