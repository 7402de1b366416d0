import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signInAgain } from '../api/signInAgain';
import { SessionGate } from './SessionGate';

vi.mock('./SignInAgain', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('where the code for signing in again is gone, the calls that wait fail and the screen stays', async () => {
  const view = render(
    <>
      <input aria-label="Branch Name" defaultValue="Depot" />
      <SessionGate username="rudo@rentsafe.example" onLogOut={() => {}} />
    </>,
  );
  expect(await signInAgain('access-1')).toBeNull();
  expect(view.getByLabelText('Branch Name')).toHaveValue('Depot');
});
