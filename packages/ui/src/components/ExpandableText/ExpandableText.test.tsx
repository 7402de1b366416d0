import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ExpandableText } from './ExpandableText';

const parts = ['1 First Street, Harare', 'P.O. Box 5, Mutare', '9 Main Street, Gweru'];

it('EXT-1, EXT-2 shows the first part, then all, then the first again', async () => {
  render(<ExpandableText parts={parts} />);
  const more = screen.getByRole('button', { name: 'Show more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  const less = screen.getByRole('button', { name: 'Show less' });
  expect(less).toBe(more);
  expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(less.previousSibling).toHaveTextContent(parts.join(' | '));
  await userEvent.click(less);
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

it('EXT-2 has no button where nothing is left out', () => {
  render(<ExpandableText parts={parts.slice(0, 2)} collapsedParts={2} />);
  expect(screen.getByText(/First Street/)).toHaveTextContent('1 First Street, Harare | P.O. Box 5, Mutare');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
