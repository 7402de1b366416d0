import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Difference } from '../../internal/diff/difference';
import { Diff, type DiffProps } from './Diff';

const renderDiff = (props: Partial<DiffProps> = {}) =>
  render(
    <Diff
      label="Changes to Tendai Moyo"
      differences={[
        { field: 'Surname', before: 'Moyo', after: 'Moyo' },
        { field: 'Mobile Phone', before: '0771 234 567', after: '0771 234 576' },
        { field: 'Email', before: null, after: 'tendai@example.com' },
      ]}
      {...props}
    />,
  );

it('DFF-1 is a table with a caption and headers in both directions', () => {
  renderDiff({ beforeLabel: 'Saved by Rudo Dube', afterLabel: 'Yours' });
  const table = screen.getByRole('table', { name: 'Changes to Tendai Moyo' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Field', 'Saved by Rudo Dube', 'Yours']);
  expect(screen.getByRole('rowheader', { name: 'Mobile Phone' })).toBeVisible();
});

it('DFF-2 leaves out what is equal', () => {
  renderDiff();
  expect(screen.queryByRole('rowheader', { name: 'Surname' })).not.toBeInTheDocument();
});

it('DFF-2 shows that there is no difference', () => {
  renderDiff({ differences: [{ field: 'Surname', before: 'Moyo', after: 'Moyo' }] });
  expect(screen.getByText('There are no differences.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('DFF-2 reads what is no text: a number, NaN, a missing value', () => {
  const odd = (field: string, before: unknown, after: unknown) => ({ field, before, after }) as Difference;
  renderDiff({
    differences: [
      odd('Rent', 450, 475),
      odd('Rate', NaN, 2),
      odd('Units', undefined, 0),
      odd('Floor', 1, '1'),
    ],
  });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Rent', '450', '475'],
    ['Rate', 'NaN', '2'],
    ['Units', 'None', '0'],
  ]);
});

it('DFF-3 marks what differs', () => {
  renderDiff();
  const row = screen.getByRole('row', { name: /Mobile Phone/ });
  expect(
    within(row)
      .getAllByRole('mark')
      .map((mark) => mark.textContent),
  ).toEqual(['67', '76']);
});

it('DFF-4 shows a missing value as a text', () => {
  renderDiff();
  expect(screen.getByRole('row', { name: 'Email None tendai@example.com' })).toBeVisible();
});
