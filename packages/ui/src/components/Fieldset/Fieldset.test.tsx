import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Fieldset } from './Fieldset';

it('FST-1 is a group named by its legend, which comes first', () => {
  render(<Fieldset label="Employment">Fields</Fieldset>);
  const group = screen.getByRole('group', { name: 'Employment' });
  expect(group.firstElementChild?.tagName).toBe('LEGEND');
});

it('FST-3 disabled, it disables everything in it', () => {
  render(
    <Fieldset label="Employment" disabled>
      <input aria-label="Employer Name" />
    </Fieldset>,
  );
  expect(screen.getByLabelText('Employer Name')).toBeDisabled();
});
