import 'fake-indexeddb/auto';
import {
  createInspectionTemplate,
  getInspectionTemplate,
  type InspectionTemplate,
  listInspectionTemplates,
  updateInspectionTemplate,
} from '@rentsafe/domain/inspection';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { inspectionsPath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { enter } from '../../../../testing/enter';
import { signedIn } from '../../../../testing/login';
import { pageOf } from '../../../../testing/mockedLists';
import { sampleTemplates } from '../../../../testing/sampleInspections';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const template = sampleTemplates.at(-1) as InspectionTemplate;

async function openTemplate(button: RegExp) {
  const app = renderApp(`${inspectionsPath}?tab=templates`);
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  return { ...app, dialog: within(dialog) };
}

const group = (dialog: ReturnType<typeof within>, name: string) =>
  within(dialog.getByRole('group', { name }));

test('a template is written: areas with their items, in their order', async () => {
  const sent = vi.fn();
  server.use(
    answer(createInspectionTemplate, ({ body }) => {
      sent(body);
      return { ...template, id: 9 };
    }),
  );
  const { user, dialog } = await openTemplate(/^New Template$/);
  await enter(user, dialog.getByLabelText(/^Name/), 'Flat');
  await enter(user, dialog.getByLabelText(/^Area/), 'Kitchen');
  await enter(user, dialog.getByLabelText('Item 1'), 'Sink');
  await user.click(dialog.getByRole('button', { name: 'Add Item' }));
  await enter(user, dialog.getByLabelText('Item 2'), 'Stove');
  await user.click(group(dialog, 'Item 2').getByRole('button', { name: 'Move up' }));
  await user.click(dialog.getByRole('button', { name: 'Add Area' }));
  const second = group(dialog, 'Area 2');
  await enter(user, second.getByLabelText(/^Area/), 'Garden');
  await enter(user, second.getByLabelText('Item 1'), 'sink');
  await user.click(dialog.getByRole('button', { name: 'Add Template' }));
  expect(await screen.findByText('Template created successfully!')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    ...{ name: 'Flat', kind: 'routine' },
    areas: [
      { name: 'Kitchen', items: ['Stove', 'Sink'] },
      { name: 'Garden', items: ['sink'] },
    ],
  });
});

test('an item twice in its area is not sent: the second says what to do', async () => {
  const { user, dialog } = await openTemplate(/^Edit Move-in and move-out$/);
  const stove = group(dialog, 'Area 1').getByLabelText('Item 2');
  await user.clear(stove);
  await enter(user, stove, 'Sink And Taps');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(stove).toHaveAccessibleDescription(/in the list already: give it another name, or remove it/),
  );
});

test('a template is made inactive, and only what was changed is sent', async () => {
  const sent = vi.fn();
  server.use(
    answer(updateInspectionTemplate, ({ body }) => {
      sent(body);
      return { ...template, is_active: false, version: 2 };
    }),
  );
  const { user, dialog } = await openTemplate(/^Edit Move-in and move-out$/);
  await user.click(dialog.getByRole('checkbox', { name: 'Active' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Template saved')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ is_active: false, version: 1 });
});

test('areas that somebody else has changed meanwhile are shown beside one’s own', async () => {
  const sent = vi.fn();
  const theirs = { ...template, areas: [{ name: 'Kitchen', items: ['Sink and taps'] }], version: 2 };
  server.use(
    answer(getInspectionTemplate, () => theirs),
    answer(updateInspectionTemplate, ({ body }) => {
      sent(body);
      if (sent.mock.calls.length === 1) {
        return refuse(409, { detail: 'This record was changed by someone else.', version: 2 });
      }
      return { ...theirs, version: 3 };
    }),
  );
  const { user, dialog } = await openTemplate(/^Edit Move-in and move-out$/);
  await user.click(group(dialog, 'Area 2').getByRole('button', { name: 'Remove Area' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const both = await dialog.findByRole('row', { name: /^Areas/ });
  expect(
    within(both)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kitchen: Sink and taps', 'Kitchen: Sink and taps, Stove']);
  await user.click(dialog.getByRole('button', { name: 'Save my values' }));
  expect(await screen.findByText('Template saved')).toBeInTheDocument();
  expect(sent).toHaveBeenLastCalledWith({ areas: template.areas.slice(0, 1), version: 2 });
});

test('an inspection is offered the active templates of its kind', async () => {
  const { user } = renderApp(inspectionsPath);
  await user.click(await screen.findByRole('button', { name: 'Plan Inspection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan Inspection' }));
  const offered = () =>
    within(dialog.getByRole('combobox', { name: 'Template' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  // Shop is inactive.
  await waitFor(() => expect(offered()).toEqual(['Default', 'Routine']));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Kind/ }), 'Move out');
  expect(offered()).toEqual(['Default', 'Move-in and move-out']);
});

test('templates that could not be read are asked for again', async () => {
  let asked = 0;
  server.use(
    answer(listInspectionTemplates, (request) => {
      asked += 1;
      return asked === 1 ? refuse(500, {}) : pageOf(sampleTemplates, request);
    }),
  );
  const { user } = renderApp(inspectionsPath);
  await user.click(await screen.findByRole('button', { name: 'Plan Inspection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan Inspection' }));
  expect(await dialog.findByText('Could not fetch the templates')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByLabelText(/^Template/)).toBeVisible();
});
