import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Tone } from '../../internal/tone';
import { Callout } from './Callout';

it.each<[Tone, string]>([
  ['neutral', 'Note'],
  ['accent', 'Note'],
  ['info', 'Information'],
  ['success', 'Success'],
  ['warning', 'Warning'],
  ['danger', 'Error'],
])('CAL-1 %s is shown by a named icon', (tone, name) => {
  render(<Callout tone={tone}>The server cannot be reached.</Callout>);
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
});

it('CAL-2 is an alert only with that role', () => {
  const { rerender } = render(<Callout title="Invalid account." />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<Callout role="alert" title="Invalid account." />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Invalid account\.$/);
});
