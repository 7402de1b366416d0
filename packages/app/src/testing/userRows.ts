import { HOME_PATH } from '@rentsafe/domain/session';
import { screen } from '@testing-library/react';

export const usersPath = `${HOME_PATH}/admin/internal-users`;

/** The row of a user, by name, once it is there. */
export const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** The texts of its cells, without the actions. */
export const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).slice(0, 4);
