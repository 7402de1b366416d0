import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Divider } from './Divider';

it('DIV-1 is a separator that exposes its direction', () => {
  render(<Divider orientation="vertical" />);
  expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
});
