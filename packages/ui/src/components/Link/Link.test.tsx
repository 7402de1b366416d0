import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { Link } from './Link';

function RouterLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a href={`/app${to}`} {...rest} />;
}

it('LNK-1 is a router link with asChild', () => {
  render(
    <Link asChild>
      <RouterLink to="/todo">To Do List</RouterLink>
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'To Do List' })).toHaveAttribute('href', '/app/todo');
});
