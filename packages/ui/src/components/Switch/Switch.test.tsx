import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Switch } from './Switch';

it('SWI-1 is a switch that Space turns', async () => {
  render(<Switch label="Compact rows" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Compact rows' })).toBeChecked();
});
