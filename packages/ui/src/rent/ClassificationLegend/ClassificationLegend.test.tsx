import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Classification, ClassificationLegend } from '.';

const entries = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('CLS-1 shows the rating as text', () => {
  render(<Classification rating="High Risk+" />);
  expect(screen.getByText('High Risk+')).toBeInTheDocument();
});

it.each([null, undefined, 'N/A', 'toString'])('CLS-2 reads %s as not rated', (rating) => {
  render(<Classification rating={rating} />);
  expect(screen.getByText('Not rated')).toBeInTheDocument();
});

it('CLS-3 lists all six, best first', () => {
  render(<ClassificationLegend />);
  expect(screen.getByRole('list', { name: 'Classification legend' })).toBeInTheDocument();
  expect(entries()).toEqual(['Low Risk', 'Medium Risk', 'High Risk', 'High Risk+', 'Non Payer', 'Not rated']);
  expect(screen.getAllByRole('listitem', { current: false })).toHaveLength(6);
});

it.each([
  ['Medium Risk', 'Medium Risk'],
  [null, 'Not rated'],
])('CLS-4 marks %s', (current, text) => {
  render(<ClassificationLegend current={current} />);
  expect(screen.getByRole('listitem', { current: true })).toHaveTextContent(text);
});
