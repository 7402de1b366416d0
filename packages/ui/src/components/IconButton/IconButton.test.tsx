import { render, screen } from '@testing-library/react';
import { Pencil } from 'lucide-react';
import { expect, it } from 'vitest';
import { IconButton } from './IconButton';

it('ICB-1 is named by its label', () => {
  render(
    <IconButton label="Edit Tendai Moyo" pending>
      <Pencil />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Edit Tendai Moyo' })).toHaveAttribute('aria-busy', 'true');
});
