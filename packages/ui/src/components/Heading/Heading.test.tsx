import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Heading, type HeadingLevel } from './Heading';

it.each<HeadingLevel>([1, 2, 3, 4, 5, 6])('HDG-1 level %i is that level in the outline', (level) => {
  render(<Heading level={level}>Internal Users</Heading>);
  expect(screen.getByRole('heading', { level, name: 'Internal Users' })).toBeInTheDocument();
});

it('HDG-2 keeps its level at another size', () => {
  render(
    <Heading level={2} size="sm">
      Contacts
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
});
