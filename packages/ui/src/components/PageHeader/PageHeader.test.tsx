import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHeader } from './PageHeader';

it('PGH-1 has a heading of level 1 that takes focus', () => {
  render(<PageHeader title="Internal Users" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Internal Users' });
  act(() => heading.focus());
  expect(heading).toHaveFocus();
});
