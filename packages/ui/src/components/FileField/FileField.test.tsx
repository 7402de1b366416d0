import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, type Mock, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { FileField, type FileFieldProps } from './FileField';

const file = (name: string, content = 'x') =>
  new File([content], name, { type: 'text/csv', lastModified: 1 });
const lease = file('lease.csv');
const annex = file('annex.csv', 'xx');

const renderField = (props: Partial<FileFieldProps> = {}) =>
  render(
    <form aria-label="Import">
      <Announcer data-testid="spoken" />
      <FileField label="Leases" name="file" {...props} />
    </form>,
  );
const input = () => screen.getByLabelText<HTMLInputElement>('Leases');
type OnValueChange = NonNullable<FileFieldProps['onValueChange']>;
/** By name: a failed comparison of files prints all of jsdom. */
const reported = (onValueChange: Mock<OnValueChange>) =>
  onValueChange.mock.calls.map(([{ value }]) => value.map(({ name }) => name));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

it('FLF-1, FLF-2 takes a file by its input, and shows it with its size', async () => {
  renderField();
  expect(input()).toHaveAttribute('type', 'file');
  await userEvent.tab();
  expect(input()).toHaveFocus();
  await userEvent.upload(input(), lease);
  expect(shown()).toEqual(['lease.csv 1 B']);
  expect(screen.getByTestId('spoken')).toHaveTextContent('lease.csv chosen');
});

it('FLF-3 replaces a single file, and keeps it where the choice is cancelled', async () => {
  const onValueChange = vi.fn<OnValueChange>();
  renderField({ onValueChange });
  await userEvent.upload(input(), lease);
  await userEvent.upload(input(), annex);
  fireEvent.change(input(), { target: { files: [] } });
  expect(shown()).toEqual(['annex.csv 2 B']);
  expect(reported(onValueChange)).toEqual([['lease.csv'], ['annex.csv']]);
});

it('FLF-3 adds to several, each once', async () => {
  renderField({ multiple: true });
  await userEvent.upload(input(), [lease]);
  await userEvent.upload(input(), [lease, annex]);
  expect(shown()).toEqual(['lease.csv 1 B', 'annex.csv 2 B']);
});

it('FLF-2 removes by the keyboard, and keeps the focus inside', async () => {
  renderField({ multiple: true });
  await userEvent.upload(input(), [lease, annex]);
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  remove('lease.csv').focus();
  await userEvent.keyboard('{Enter}');
  expect(remove('annex.csv')).toHaveFocus();
  expect(screen.getByTestId('spoken')).toHaveTextContent('lease.csv removed');
  await userEvent.keyboard('{Enter}');
  expect(input()).toHaveFocus();
  expect(shown()).toEqual([]);
});

it('FLF-4 refuses what does not fit, and takes the rest', async () => {
  renderField({ multiple: true, accept: '.csv', maxBytes: 2 });
  const choice = [lease, file('big.csv', 'xxx'), file('empty.csv', ''), file('photo.png')];
  await userEvent.upload(input(), choice, { applyAccept: false });
  expect(shown()).toEqual(['lease.csv 1 B']);
  expect(input()).toHaveAccessibleDescription(
    /big\.csv is too large\. A file may have 2 B\..*empty\.csv is empty\..*photo\.png is not an accepted file type\. Choose \.csv\./,
  );
  expect(input()).toBeInvalid();
  await userEvent.upload(input(), annex);
  expect(input()).not.toHaveAccessibleDescription();
});

it('FLF-5 shows how far an upload is, and that it failed', () => {
  const statusOf = (of: File) => (of === lease ? { progress: 40 } : { error: 'The connection was lost.' });
  renderField({ multiple: true, value: [lease, annex], statusOf });
  expect(screen.getByRole('progressbar', { name: 'Uploading lease.csv' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost.');
});

it('FLF-6 is invalid without a file where one is required', async () => {
  renderField({ required: true });
  expect(input().validationMessage).toBe('Choose a file.');
  await userEvent.upload(input(), lease);
  expect(input().validationMessage).toBe('');
});

it('FLF-7 shows what it is told', async () => {
  const onValueChange = vi.fn<OnValueChange>();
  renderField({ value: [lease], onValueChange });
  await userEvent.click(screen.getByRole('button', { name: 'Remove lease.csv' }));
  expect(reported(onValueChange)).toEqual([[]]);
  expect(shown()).toEqual(['lease.csv 1 B']);
});

it('FLF-7 is empty after a reset of its form', async () => {
  renderField();
  await userEvent.upload(input(), lease);
  fireEvent.reset(screen.getByRole('form'));
  expect(shown()).toEqual([]);
});
