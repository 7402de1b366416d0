import { riskRatings } from '@rentsafe/domain/report';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ratings } from '../../../report/ratings/ratings';
import { signedIn } from '../../../testing/login';
import { renderApp } from '../../../wholeApp/renderApp';
import { terms } from './glossary';

test('explains every rating, and the terms of a report', async () => {
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/help`);
  const section = await screen.findByRole('region', { name: 'What the ratings mean' });
  for (const rating of riskRatings) {
    expect(within(section).getAllByText(rating)[0]).toBeVisible();
  }
  expect(screen.getByText('Nothing has been reported. It is not a clean record.')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Terms' }));
  expect(screen.getByText('Nothing has been reported. It is not a clean record.')).toBeVisible();
});

test('leaves no rating out, and has the terms in the order of the alphabet', () => {
  expect(ratings.map(({ rating }) => rating)).toEqual([...riskRatings, null]);
  const names = terms.map(({ term }) => term);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});
