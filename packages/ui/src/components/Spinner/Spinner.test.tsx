import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessagesProvider } from '../../messages';
import { Spinner } from './Spinner';

it('SPN-1 names what is loading', () => {
  render(<Spinner label="Loading companies" />);
  expect(screen.getByRole('img', { name: 'Loading companies' })).toBeInTheDocument();
});

it('SPN-1 is named by the messages otherwise', () => {
  render(
    <MessagesProvider messages={{ spinner: { loading: 'Inotakura' } }}>
      <Spinner />
    </MessagesProvider>,
  );
  expect(screen.getByRole('img', { name: 'Inotakura' })).toBeInTheDocument();
});
