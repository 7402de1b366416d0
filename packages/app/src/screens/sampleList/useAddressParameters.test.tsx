import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressParameters } from './useAddressParameters';

function Probe() {
  const { get, set } = useAddressParameters();
  const clearBoth = () => {
    set('q', '');
    set('status', '');
  };
  return (
    <button type="button" onClick={clearBoth}>
      {`q=${get('q')} status=${get('status')}`}
    </button>
  );
}

test('a change that follows at once does not undo the one before', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Probe }], {
    initialEntries: ['/?q=ruwa&status=Vacant&other=1'],
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'q=ruwa status=Vacant' }));
  expect(await screen.findByRole('button', { name: 'q= status=' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?other=1');
});
