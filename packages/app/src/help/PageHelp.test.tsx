import { HelpButton } from '@rentsafe/ui/HelpPanel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type HelpSubject, helpTexts } from './helpTexts';
import { PageHelp } from './PageHelp';

it.each(Object.keys(helpTexts) as HelpSubject[])('explains %s beside its page', async (subject) => {
  render(
    <MemoryRouter>
      <PageHelp subject={subject}>
        <HelpButton />
      </PageHelp>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  const { title, steps } = helpTexts[subject];
  expect(screen.getByRole('complementary', { name: title })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(steps.length);
  expect(screen.getByRole('link', { name: 'Terms and ratings' })).toHaveAttribute('href', '/help');
});
