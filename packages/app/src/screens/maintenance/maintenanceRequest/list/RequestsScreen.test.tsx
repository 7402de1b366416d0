import { type BookPatch, updateBook } from '@rentsafe/domain/book';
import { listContractors } from '@rentsafe/domain/contractor';
import { createFile } from '@rentsafe/domain/file';
import {
  createRequest,
  getRequest,
  listRequests,
  type RequestInput,
  requestSteps,
} from '@rentsafe/domain/maintenanceRequest';
import { getProperty } from '@rentsafe/domain/property';
import { HOME_PATH } from '@rentsafe/domain/session';
import { createWorkOrder, type WorkOrderInput } from '@rentsafe/domain/workOrder';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../../../testing/answer';
import { enter } from '../../../../testing/enter';
import { signedIn } from '../../../../testing/login';
import { sampleProperty } from '../../../../testing/portfolio';
import { sampleFiles } from '../../../../testing/sampleFiles';
import { sampleContractors, sampleOrder, sampleRequest } from '../../../../testing/sampleMaintenance';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/rm-pending`;
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function open(at = path) {
  signedIn();
  const app = renderApp(at);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

test('what is pending is listed, and a card narrows to what it counts', async () => {
  const { user, address } = await open();
  await waitFor(() => expect(rows()).toEqual(['RQ-000014', 'RQ-000012', 'RQ-000013']));
  await user.click(screen.getByRole('link', { name: 'View 1 overdue' }));
  await waitFor(() => expect(rows()).toEqual(['RQ-000012']));
  expect(address()).toBe(`${path}?overdue=true`);
  await user.click(screen.getByRole('link', { name: 'RQ-000012' }));
  await waitFor(() => expect(address()).toBe(`${path}/12`));
});

test('the order of an accepted request closes without a question while nothing is typed', async () => {
  server.use(answer(getRequest, () => sampleRequest({ state: 'accepted', accepted_on: '2026-03-02' })));
  const { user } = await open(`${path}/12`);
  await user.click(await screen.findByRole('button', { name: 'Order work…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order work for RQ-000012' });
  const unit = await within(dialog).findByLabelText(/^Unit/);
  await waitFor(() => expect(unit).not.toHaveValue(''));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('states that are chosen take the place of the pending ones', async () => {
  let asked: string | null = null;
  server.use(
    answer(listRequests, ({ query }) => {
      asked = query.get('state') ?? asked;
      return {
        ...{ next: null, previous: null, count: 1, results: [sampleRequest({ state: 'declined' })] },
        totals: { new: 0, accepted: 0, ordered: 0, overdue: 0 },
      };
    }),
  );
  await open(`${path}?state=declined&state=duplicate`);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(asked).toBe('declined,duplicate');
});

test('a report is taken down with the unit that the tenant has', async () => {
  let sent: RequestInput | undefined;
  server.use(
    answer(createRequest, ({ body }) => {
      sent = body as RequestInput;
      return sampleRequest({ id: 15 });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add Request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Request' }));
  expect(dialog.getByLabelText(/^Unit/)).toBeDisabled();
  await user.click(dialog.getByLabelText(/^Property/));
  const [house] = await screen.findAllByRole('option', { name: /King George/ });
  await user.click(house as HTMLElement);
  await waitFor(() => expect(dialog.getByLabelText(/^Unit/)).toHaveDisplayValue('1'));
  await enter(user, dialog.getByLabelText(/^Summary/), 'Tap leaks');
  await user.selectOptions(dialog.getByLabelText(/^Category/), 'Plumbing');
  await enter(user, dialog.getByLabelText(/^Reported By/), 'Tendai Moyo');
  await user.click(dialog.getByRole('button', { name: 'Add Request' }));
  expect(await screen.findByText('Request created successfully!')).toBeInTheDocument();
  expect(sent).toMatchObject({
    ...{ property: 1, unit: 1, summary: 'Tap leaks', category: 'plumbing', priority: 'normal' },
    reported_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('a caller is found by name: the unit and the name stand in the form, and photos go with it', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }));
  const context = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['y'])));
  let sent: RequestInput | undefined;
  const files: (string | null)[] = [];
  const units = [4, 9].map((id) => ({ id, unit_number: String(id), state: 'occupied' as const }));
  server.use(
    answer(getProperty, ({ ids }) => ({ ...sampleProperty(Number(ids.id)), units })),
    answer(createRequest, ({ body }) => {
      sent = body as RequestInput;
      return sampleRequest({ id: 15 });
    }),
    answer(createFile, ({ query }) => {
      files.push(query.get('subject'), query.get('name'));
      return sampleFiles[0] as (typeof sampleFiles)[number];
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add Request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Request' }));
  await user.click(dialog.getByLabelText(/^Caller/));
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await waitFor(() => expect(dialog.getByLabelText(/^Reported By/)).not.toHaveValue(''));
  await waitFor(() => expect(dialog.getByLabelText(/^Unit/)).toBeEnabled());
  await enter(user, dialog.getByLabelText(/^Summary/), 'Tap leaks');
  await user.selectOptions(dialog.getByLabelText(/^Category/), 'Plumbing');
  await user.upload(
    dialog.getByLabelText('Choose photos: Photos'),
    new File(['x'], 'tap.png', { type: 'image/png' }),
  );
  await dialog.findByText('tap.jpg');
  await user.click(dialog.getByRole('button', { name: 'Add Request' }));
  expect(await screen.findByText('Request created successfully!')).toBeInTheDocument();
  expect(sent).toMatchObject({
    property: expect.any(Number),
    unit: expect.any(Number),
    summary: 'Tap leaks',
  });
  expect(files).toEqual(['request:15', 'tap.jpg']);
  vi.unstubAllGlobals();
});

describe('while the units of its property are loading', () => {
  let come = () => {};
  beforeEach(() => {
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    server.use(
      answer(getProperty, async ({ ids }) => {
        await coming;
        return sampleProperty(Number(ids.id));
      }),
    );
  });

  test('a report is not sent, lest it be about the whole property', async () => {
    const sent = vi.fn();
    server.use(
      answer(createRequest, ({ body }) => {
        sent(body);
        return sampleRequest({ id: 15 });
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add Request' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Request' }));
    await user.click(dialog.getByLabelText(/^Property/));
    await user.click((await screen.findAllByRole('option', { name: /King George/ }))[0] as HTMLElement);
    await enter(user, dialog.getByLabelText(/^Summary/), 'Tap leaks');
    await user.selectOptions(dialog.getByLabelText(/^Category/), 'Plumbing');
    await enter(user, dialog.getByLabelText(/^Reported By/), 'Tendai Moyo');
    await user.click(dialog.getByRole('button', { name: 'Add Request' }));
    expect(sent).not.toHaveBeenCalled();
    come();
    await waitFor(() => expect(dialog.getByLabelText(/^Unit/)).toHaveDisplayValue('1'));
    await user.click(dialog.getByRole('button', { name: 'Add Request' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ unit: 1 })));
  });

  test('a request that is edited keeps its unit', async () => {
    const sent = vi.fn();
    server.use(
      answer(requestSteps.calls.edit, ({ body }) => {
        sent(body);
        return sampleRequest({ summary: 'Both taps leak', version: 2 });
      }),
    );
    const { user } = await open(`${path}/12`);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit RQ-000012' }));
    await user.clear(dialog.getByLabelText(/^Summary/));
    await enter(user, dialog.getByLabelText(/^Summary/), 'Both taps leak');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ summary: 'Both taps leak', version: 1 }));
    come();
  });
});

test('a request is accepted, and then ordered as it was reported', async () => {
  let state = sampleRequest();
  let sent: WorkOrderInput | undefined;
  server.use(
    answer(requestSteps.calls.accept, () => {
      state = sampleRequest({ state: 'accepted', accepted_on: '2026-03-02', version: 2 });
      return state;
    }),
    answer(createWorkOrder, ({ body }) => {
      sent = body as WorkOrderInput;
      return sampleOrder({ id: 20 });
    }),
  );
  const { user } = await open(`${path}/12`);
  await user.click(await screen.findByRole('button', { name: 'Accept…' }));
  await user.click(await screen.findByRole('button', { name: 'Accept request' }));
  await user.click(await screen.findByRole('button', { name: 'Order work…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order work for RQ-000012' }));
  expect(dialog.getByLabelText(/^Summary/)).toHaveValue('Kitchen tap leaks');
  await user.click(dialog.getByLabelText(/^Contractor/));
  await user.click((await screen.findAllByRole('option', { name: /Kopje/ }))[0] as HTMLElement);
  await enter(user, dialog.getByLabelText(/^Estimate/), '250');
  await user.click(dialog.getByRole('button', { name: 'Add Work order' }));
  expect(await screen.findByText('Work order created successfully!')).toBeInTheDocument();
  expect(sent).toMatchObject({
    ...{ request: 12, contractor: 2, category: 'plumbing', priority: 'urgent', finish_by: '2026-03-02' },
    estimate: { amount: '250', currency: 'USD' },
  });
});

test('an order is offered the trades that fit, and is sent in the currency that it shows', async () => {
  let sent: WorkOrderInput | undefined;
  const trades: (string | null)[] = [];
  server.use(
    answer(getRequest, () => sampleRequest({ state: 'accepted', accepted_on: '2026-03-02' })),
    answer(listContractors, ({ query }) => {
      trades.push(query.get('industry'));
      const gardens = sampleContractors.filter(({ currency }) => currency === 'ZIG');
      const totals = { total: 1, active: 1, inactive: 0 };
      return { count: 1, next: null, previous: null, results: [...gardens], totals };
    }),
    answer(createWorkOrder, ({ body }) => {
      sent = body as WorkOrderInput;
      return sampleOrder();
    }),
  );
  const { user } = await open(`${path}/12`);
  await user.click(await screen.findByRole('button', { name: 'Order work…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order work for RQ-000012' }));
  await user.click(dialog.getByLabelText(/^Contractor/));
  await user.click((await screen.findAllByRole('option', { name: /Jacaranda/ }))[0] as HTMLElement);
  await waitFor(() => expect(dialog.getByLabelText(/^Currency/)).toHaveValue('ZIG'));
  expect(trades).toContain('Plumber,Water providers,General Contractor,Other');
  await user.selectOptions(dialog.getByLabelText(/^Currency/), 'USD');
  await enter(user, dialog.getByLabelText(/^Estimate/), '250');
  expect(dialog.getByText(/must agree to more than \$200\.00/)).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Estimate/));
  await user.click(dialog.getByRole('button', { name: 'Add Work order' }));
  await screen.findByText('Work order created successfully!');
  expect(sent).toMatchObject({ contractor: 3, estimate: null, currency: 'USD' });
});

test('a request that somebody else has answered is shown as it is now', async () => {
  server.use(
    answer(requestSteps.calls.decline, () =>
      Response.json({ detail: 'Not possible in state done.', state: 'done' }, { status: 409 }),
    ),
  );
  const { user } = await open(`${path}/12`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Decline…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline RQ-000012' }));
  await enter(user, dialog.getByLabelText(/^Reason/), 'Not ours');
  await user.click(dialog.getByRole('button', { name: 'Decline request' }));
  expect(await dialog.findByText('Not possible in state done.')).toBeVisible();
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Not ours');
});

test('a step whose answer was lost is taken once: the same goes under the same key, another under its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const keys: (string | null)[] = [];
  server.use(
    answer(requestSteps.calls.decline, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length < 3
        ? Response.error()
        : sampleRequest({ state: 'declined', reason: 'Sold', version: 2 });
    }),
  );
  const { user } = await open(`${path}/12`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Decline…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline RQ-000012' }));
  const decline = dialog.getByRole('button', { name: 'Decline request' });
  await enter(user, dialog.getByLabelText(/^Reason/), 'Not ours');
  await user.click(decline);
  await waitFor(() => expect(keys).toHaveLength(1));
  await user.click(await dialog.findByRole('button', { name: 'Decline request' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  await user.clear(dialog.getByLabelText(/^Reason/));
  await enter(user, dialog.getByLabelText(/^Reason/), 'Sold');
  await user.click(await dialog.findByRole('button', { name: 'Decline request' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  const [first, second, third] = keys;
  expect(first).toMatch(/^\w{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('that a step failed is not said any more once it is taken', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let asked = 0;
  server.use(
    answer(requestSteps.calls.decline, () => {
      asked += 1;
      return asked === 1
        ? Response.error()
        : sampleRequest({ state: 'declined', reason: 'Not ours', version: 2 });
    }),
  );
  const { user } = await open(`${path}/12`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Decline…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline RQ-000012' }));
  await enter(user, dialog.getByLabelText(/^Reason/), 'Not ours');
  await user.click(dialog.getByRole('button', { name: 'Decline request' }));
  expect(await screen.findByText(/^Failed to decline request/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Decline request' }));
  expect(await screen.findByText('Request declined')).toBeInTheDocument();
  // Not only once its time is over.
  expect(screen.queryByText(/^Failed to decline request/)).not.toBeInTheDocument();
});

test('an Admin changes the targets of the book', async () => {
  let sent: BookPatch | undefined;
  server.use(
    answer(updateBook, ({ body }) => {
      sent = body as BookPatch;
      return Response.json({ detail: 'Failed.' }, { status: 500 });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Targets…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Maintenance Targets' }));
  const low = within(await dialog.findByRole('group', { name: 'Low' }));
  await user.clear(low.getByLabelText(/^Finish Within/));
  await enter(user, low.getByLabelText(/^Finish Within/), '60');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent?.maintenance_targets?.low).toEqual([7, 60]));
  expect(sent?.version).toBe(1);
});
