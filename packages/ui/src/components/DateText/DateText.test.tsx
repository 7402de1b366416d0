import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DateText } from './DateText';

const time = () => screen.getByRole('time');

it.each([
  ['short', '05 Mar 25'],
  ['medium', '05 Mar 2025'],
  ['numeric', '05/03/2025'],
] as const)('DTX-2 has the %s style', (dateStyle, text) => {
  render(<DateText value="2025-03-05" dateStyle={dateStyle} />);
  expect(time()).toHaveTextContent(text);
  expect(time()).toHaveAttribute('datetime', '2025-03-05');
});

it('DTX-2 has four digits of the year unless told otherwise', () => {
  render(<DateText value="2025-03-05" />);
  expect(time()).toHaveTextContent('05 Mar 2025');
});

it('DTX-1 shows a moment in the time zone of the user', () => {
  render(<DateText value={new Date('2025-03-05T22:30:00Z')} withTime />);
  expect(time()).toHaveTextContent('06 Mar 2025, 00:30');
  expect(time()).toHaveAttribute('datetime', '2025-03-05T22:30:00.000Z');
});

it.each([null, undefined, '', 'soon', '2025-02-30', new Date('nonsense')])(
  'DTX-4 shows N/A for %s',
  (value) => {
    render(<DateText value={value} />);
    expect(time()).toHaveTextContent('N/A');
    expect(time()).not.toHaveAttribute('datetime');
  },
);

it('DTX-4 takes another fallback', () => {
  render(<DateText value={null} missing="n/a" />);
  expect(time()).toHaveTextContent('n/a');
});
