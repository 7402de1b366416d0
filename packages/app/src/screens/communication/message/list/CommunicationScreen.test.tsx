import {
  addStarterMessages,
  createMessages,
  getMessageTemplate,
  listMessages,
  listMessageTemplates,
  type MessageInput,
  type MessagePreviewInput,
  previewMessages,
  putAutomations,
  releaseMessages,
  runAutomations,
  sendKeptMessages,
  updateMessageTemplate,
} from '@rentsafe/domain/message';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { communicationPath, individualPath, leasePath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn, signedInAs } from '../../../../testing/login';
import { pageOf } from '../../../../testing/mockedLists';
import { ownBook } from '../../../../testing/ownBook';
import { sampleTemplates } from '../../../../testing/sampleMessages';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const party = { type: 'individual', id: 1, name: 'Tariro Ncube' } as const;
const preview = {
  ...{ count: 1, without_address: 0, opted_out: 0, without_value: 0, cost: { sms_parts: 0 }, note: null },
  ...{ skipped: [], sms: 0, account_numbers: [] },
  sample: [{ party, address: 't@x.example', subject: 'Garden', body: 'Good day Tariro Ncube' }],
};

test('a row shows to whom, what about and how far it has come, and the address narrows the list', async () => {
  const asked = vi.fn();
  server.use(
    answer(listMessages, ({ query }) => {
      asked(Object.fromEntries(query));
      return refuse(500, {});
    }),
  );
  renderApp(`${communicationPath}?state=failed&channel=email&q=tariro`);
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith({ state: 'failed', channel: 'email', q: 'tariro', page: '1' }),
  );
});

test('each message is seen before it is sent; what was typed comes back, and a second press sends nothing twice', async () => {
  const sent: MessageInput[] = [];
  const asked = vi.fn();
  server.use(
    answer(previewMessages, ({ body }) => {
      asked(body);
      return preview;
    }),
    answer(createMessages, ({ body }) => {
      sent.push(body as MessageInput);
      return sent.length === 1 ? refuse(503, { detail: 'Busy.' }) : { batch: 9, queued: 1, skipped: [] };
    }),
  );
  const { user } = renderApp(communicationPath);
  expect(await screen.findByText('No mail server is set')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  const write = async () => within(await screen.findByRole('dialog', { name: 'New Message' }));
  let form = await write();
  await user.click(await form.findByLabelText(/^Text/));
  await user.paste('Good day {{recipient.name}}');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  let check = within(await screen.findByRole('dialog', { name: 'Send 1 message?' }));
  expect(check.getByText('Good day Tariro Ncube')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(check.getByRole('button', { name: 'Back' }));
  form = await write();
  expect(await form.findByLabelText(/^Text/)).toHaveValue('Good day {{recipient.name}}');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  check = within(await screen.findByRole('dialog', { name: 'Send 1 message?' }));
  await user.click(check.getByRole('button', { name: 'Send 1 message' }));
  expect(await check.findByRole('alert')).toHaveTextContent('Busy.');
  await user.click(check.getByRole('button', { name: 'Send 1 message' }));
  expect(await screen.findByText('1 message queued')).toBeInTheDocument();
  expect(asked).toHaveBeenLastCalledWith({
    ...{ channel: 'email', subject: '', body: 'Good day {{recipient.name}}' },
    to: { leases: { filter: 'all' } },
  });
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('what may have been sent is not sent twice after Back, and what was sent is sent anew', async () => {
  const sent: MessageInput[] = [];
  server.use(
    answer(previewMessages, () => preview),
    answer(createMessages, ({ body }) => {
      sent.push(body as MessageInput);
      return sent.length === 1 ? Response.error() : { batch: 9, queued: 1, skipped: [] };
    }),
  );
  const { user } = renderApp(communicationPath);
  const write = async () => {
    const form = within(await screen.findByRole('dialog', { name: 'New Message' }));
    const text = await form.findByLabelText(/^Text/);
    await user.clear(text);
    await user.click(text);
    await user.paste('The water is off.');
    await user.click(form.getByRole('button', { name: 'Preview' }));
  };
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  await write();
  await user.click(await screen.findByRole('button', { name: 'Send 1 message' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await write();
  await user.click(await screen.findByRole('button', { name: 'Send 1 message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/^Failed to queue messages/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New Message' }));
  await write();
  await user.click(await screen.findByRole('button', { name: 'Send 1 message' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a message about maintenance names its request; what was chosen comes back, too', async () => {
  const sent = vi.fn();
  server.use(
    answer(previewMessages, ({ body }) => {
      sent(body);
      return preview;
    }),
  );
  const { user } = renderApp(communicationPath);
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  const write = async () => within(await screen.findByRole('dialog', { name: 'New Message' }));
  let form = await write();
  await user.click(await form.findByLabelText(/^Text/));
  await user.paste('The plumber is on the way.');
  await user.type(form.getByLabelText(/^About Maintenance/), 'RQ');
  await user.click(await screen.findByRole('option', { name: /^RQ-000013Gate motor/ }));
  await user.click(form.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  form = await write();
  expect(await form.findByLabelText(/^About Maintenance/)).toHaveValue('RQ-000013');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('button', { name: 'Back' });
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ about: { type: 'request', id: 13 } }));
});

test('a number in the text that is no account of the agency is pointed out before it is sent', async () => {
  server.use(answer(previewMessages, () => ({ ...preview, account_numbers: ['4004112345'] })));
  const { user } = renderApp(communicationPath);
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  const form = within(await screen.findByRole('dialog', { name: 'New Message' }));
  await user.click(await form.findByLabelText(/^Text/));
  await user.paste('Pay into 4004112345');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  expect(
    await screen.findByText(/^4004112345 in the text is not among the agency’s bank accounts/),
  ).toBeVisible();
});

test('without a mail server the preview says that emails are kept; an SMS cannot be chosen without a service', async () => {
  const note = 'No mail server is set: emails are kept, not sent. They can be sent once one is set.';
  server.use(answer(previewMessages, () => ({ ...preview, note })));
  const { user } = renderApp(communicationPath);
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  const form = within(await screen.findByRole('dialog', { name: 'New Message' }));
  await user.click(await form.findByLabelText(/^Text/));
  await user.paste('x');
  expect(form.getByRole('option', { name: 'SMS: no SMS service is set' })).toBeDisabled();
  await user.click(form.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(note)).toBeVisible();
});

test('whoever is left out is named, with where that is put right; it is checked again without leaving', async () => {
  const named = (name: string, id: number) => ({ type: 'individual' as const, id, name });
  const lease = { id: 7, number: 'L-0007' };
  const many = Array.from({ length: 60 }, (_, nth) => ({
    ...{ party: named(`Tenant ${nth}`, 100 + nth), lease: null, reason: 'no_address' as const },
  }));
  const asked: MessagePreviewInput[] = [];
  server.use(
    answer(previewMessages, ({ body }) => {
      asked.push(body as MessagePreviewInput);
      const isFirst = asked.length === 1;
      return {
        ...preview,
        ...{ count: 5_940, without_address: 60, opted_out: 1, without_value: 1 },
        skipped: isFirst
          ? [
              ...many,
              { party, lease, reason: 'opted_out' as const },
              { party, lease, reason: 'no_value' as const, fields: ['lease.to_on'] },
            ]
          : [],
      };
    }),
  );
  const { user } = renderApp(communicationPath);
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  const form = within(await screen.findByRole('dialog', { name: 'New Message' }));
  await user.click(await form.findByLabelText(/^Text/));
  await user.paste('x');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 5940 messages?' }));
  const group = dialog.getByRole('list', { name: '60 recipients left out: no address' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(50);
  await user.click(dialog.getByRole('button', { name: 'Show 10 more' }));
  expect(within(group).getAllByRole('listitem')).toHaveLength(60);
  expect(within(group).getByRole('link', { name: 'Add an email address of Tenant 0' })).toHaveAttribute(
    'href',
    individualPath(100),
  );
  expect(dialog.getByRole('link', { name: /^Remove the opt-out/ })).toHaveAttribute(
    'href',
    `${individualPath(1)}?tab=opt-outs`,
  );
  const mend = dialog.getByRole('link', { name: /^Fill in: Last day of the lease/ });
  expect(mend).toHaveAttribute('href', leasePath(7));
  expect(mend).toHaveAttribute('target', '_blank');
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(dialog.queryByText(/left out/)).not.toBeInTheDocument());
  expect(asked[1]).toEqual(asked[0]);
});

test('whoever has no email gets an SMS, which the preview says, prices and lets be left out', async () => {
  const asked: MessagePreviewInput[] = [];
  server.use(
    answer(previewMessages, ({ body }) => {
      const input = body as MessagePreviewInput;
      asked.push(input);
      const sample = [{ party, address: '+263771234567', subject: null, body: 'x', channel: 'sms' as const }];
      return input.sms_fallback === false ? preview : { ...preview, sample, sms: 4, cost: { sms_parts: 4 } };
    }),
  );
  const { user } = renderApp(communicationPath);
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  const form = within(await screen.findByRole('dialog', { name: 'New Message' }));
  await user.click(await form.findByLabelText(/^Text/));
  await user.paste('x');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  const charged = 'Whoever has no email gets an SMS: 4 SMS (4 parts) will be charged.';
  expect(await screen.findByText(charged)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Send an SMS/ }));
  await waitFor(() => expect(screen.queryByText(charged)).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: /^Send an SMS/ })).not.toBeChecked();
  expect(asked[1]).toEqual({ ...asked[0], sms_fallback: false });
});

test('what was kept is sent once a mail server is set', async () => {
  const sent = vi.fn();
  const kept = { since: '2026-02-04T06:02:00.000Z', count: 12 };
  server.use(
    answer(listMessages, (request) => ({
      ...(pageOf([], request) as { next: null; previous: null; count: number; results: [] }),
      delivery: {
        ...{ email: 'smtp' as const, sms: 'none' as const, held: null },
        kept: sent.mock.calls.length > 0 ? null : kept,
      },
    })),
    answer(sendKeptMessages, () => {
      sent();
      return { queued: 12 };
    }),
  );
  const { user } = renderApp(communicationPath);
  await user.click(await screen.findByRole('button', { name: 'Send all kept' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Send 12 emails?' }));
  await user.click(question.getByRole('button', { name: 'Send all kept' }));
  expect(await screen.findByText('12 emails queued')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Send all kept' })).not.toBeInTheDocument(),
  );
  expect(sent).toHaveBeenCalledOnce();
});

test('what the server refuses of a text stands at its field', async () => {
  server.use(
    answer(previewMessages, () => refuse(400, { body: ['There is no field held.USD of a lease.'] })),
  );
  const { user } = renderApp(communicationPath);
  await user.click(await screen.findByRole('button', { name: 'New Message' }));
  const form = within(await screen.findByRole('dialog', { name: 'New Message' }));
  await user.click(await form.findByLabelText(/^Text/));
  await user.paste('x');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(form.getByLabelText(/^Text/)).toHaveAccessibleDescription(/no field held\.USD/));
});

test('a text that somebody else has changed meanwhile is shown beside what is typed', async () => {
  const [template] = sampleTemplates;
  if (!template) throw new Error('There is a template.');
  const sent = vi.fn();
  server.use(
    answer(updateMessageTemplate, ({ body }) => {
      sent(body);
      return sent.mock.calls.length === 1
        ? refuse(409, { detail: 'This record was changed by someone else.', version: 2 })
        : { ...template, version: 3 };
    }),
    answer(getMessageTemplate, () => ({ ...template, body: 'Theirs', version: 2 })),
  );
  const { user } = renderApp(`${communicationPath}?tab=templates`);
  await user.click(await screen.findByRole('button', { name: `Edit ${template.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Edit ${template.name}` }));
  await user.clear(dialog.getByLabelText(/^Text/));
  await user.click(dialog.getByLabelText(/^Text/));
  await user.paste('Mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Theirs')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save my values' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ body: 'Mine', version: 2 }));
});

test('automations are replaced whole; a refusal stands at the field of its row', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(putAutomations, ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? refuse(400, { rows: [{}, { days: ['There is already one for this day.'] }] })
        : { client: ownBook, rows: [] };
    }),
  );
  const { user } = renderApp(`${communicationPath}?tab=automations`);
  await user.click(await screen.findByRole('button', { name: 'Edit Automations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Automations' }));
  const second = within(await dialog.findByRole('group', { name: 'Automation 2' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(second.getByLabelText(/^Days/)).toHaveAccessibleDescription(/one for this day/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Automations saved')).toBeInTheDocument();
  expect(sent[1]).toEqual({
    rows: [
      { kind: 'reminder', days: 3, at_hour: 8, channel: 'email', template: 2, is_active: true },
      { kind: 'lease_ending', days: -30, at_hour: 9, channel: 'email', template: 2, is_active: false },
    ],
  });
});

test('automations whose templates are still loading cannot be saved as none', async () => {
  const sent = vi.fn();
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  server.use(
    answer(listMessageTemplates, async (request) => {
      await coming;
      return pageOf(sampleTemplates, request);
    }),
    answer(putAutomations, sent),
  );
  const { user } = renderApp(`${communicationPath}?tab=automations`);
  await user.click(await screen.findByRole('button', { name: 'Edit Automations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Automations' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  come();
  expect(await dialog.findByRole('group', { name: 'Automation 2' })).toBeInTheDocument();
  expect(dialog.queryByRole('region', { name: /problem/ })).not.toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

test('what is due today is queued at once, and it says who is left out', async () => {
  server.use(
    answer(runAutomations, () => ({
      queued: 2,
      skipped: [
        { party, lease: null, reason: 'no_address' as const },
        { party, lease: null, reason: 'opted_out' as const },
      ],
    })),
  );
  const { user } = renderApp(`${communicationPath}?tab=automations`);
  await user.click(await screen.findByRole('button', { name: 'Run now' }));
  expect(await screen.findByText('2 messages queued')).toBeInTheDocument();
  expect(screen.getByText('Tariro Ncube was left out: no address. And 1 other.')).toBeVisible();
});

test('G19 what waits in a restored database is sent or discarded by an Admin of the provider, who is asked first', async () => {
  const held = { since: '2026-03-10T08:00:00.000Z', waiting: 500 };
  const released: unknown[] = [];
  server.use(
    answer(listMessages, (request) => ({
      ...(pageOf([], request) as { next: null; previous: null; count: number; results: [] }),
      delivery: {
        ...{ email: 'smtp' as const, sms: 'none' as const, kept: null },
        held: released.length > 0 ? null : held,
      },
    })),
    answer(releaseMessages, ({ body }) => {
      released.push(body);
      return { waiting: 500 };
    }),
  );
  const { user } = renderApp(communicationPath);
  expect(await screen.findByText(/500 messages are waiting/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard waiting messages' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard the waiting messages?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('500 messages discarded')).toBeInTheDocument();
  expect(released).toEqual([{ waiting: 'discard' }]);
  await waitFor(() => expect(screen.queryByText(/500 messages are waiting/)).not.toBeInTheDocument());
});

test('G19 others see that nothing is sent, and no button', async () => {
  signedInAs('clientAdmin');
  server.use(
    answer(listMessages, (request) => ({
      ...(pageOf([], request) as { next: null; previous: null; count: number; results: [] }),
      delivery: {
        ...{ email: 'smtp' as const, sms: 'none' as const, kept: null },
        held: { since: '2026-03-10T08:00:00.000Z', waiting: 1 },
      },
    })),
  );
  renderApp(communicationPath);
  expect(await screen.findByText(/1 message is waiting.*until a RentSafe Admin decides/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /waiting messages/ })).not.toBeInTheDocument();
});

test('a portfolio without templates begins with those that come with the product, as samples', async () => {
  let rows: typeof sampleTemplates = [];
  const sent = vi.fn();
  server.use(
    answer(listMessageTemplates, (request) => pageOf(rows, request)),
    answer(addStarterMessages, () => {
      sent();
      rows = sampleTemplates;
      return { added: 10 };
    }),
  );
  const { user } = renderApp(`${communicationPath}?tab=templates`);
  await user.click(await screen.findByRole('button', { name: 'Add starter templates' }));
  expect(await screen.findByText('10 templates added')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Rent reminder\s*Sample/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add starter templates' })).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledOnce();
});

test('a User writes messages; templates and automations are for Admins', async () => {
  signedInAs('user');
  renderApp(`${communicationPath}?tab=templates`);
  expect(await screen.findByRole('row', { name: /Rent reminder/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /New Template|Edit Rent/ })).not.toBeInTheDocument();
});
