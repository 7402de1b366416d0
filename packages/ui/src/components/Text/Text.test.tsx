import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Text } from './Text';

it('TXT-1 renders a paragraph', () => {
  render(<Text>No data held</Text>);
  expect(screen.getByRole('paragraph')).toHaveTextContent('No data held');
});

it('TXT-1 renders the element named by `as`', () => {
  render(<Text as="strong">Total</Text>);
  expect(screen.getByRole('strong')).toHaveTextContent('Total');
});
