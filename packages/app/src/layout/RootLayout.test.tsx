import { listActivity } from '@rentsafe/domain/audit';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { answer } from '../testing/answer';
import { sampleActivity } from '../testing/handlers';
import { signedIn } from '../testing/login';
import { pageOf } from '../testing/mockedLists';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

const zone = vi.hoisted(() => {
  const before = process.env.TZ;
  process.env.TZ = 'America/New_York';
  return before;
});
afterAll(() => {
  process.env.TZ = zone;
});

test('a moment is that of Harare, wherever the computer stands', async () => {
  signedIn();
  const [event] = sampleActivity as [(typeof sampleActivity)[number]];
  server.use(answer(listActivity, (request) => pageOf([{ ...event, at: '2026-03-01T22:30:00Z' }], request)));
  renderApp(`${HOME_PATH}/admin/audit`);
  expect(await screen.findByText(/^02 Mar 2026.*00:30$/)).toBeVisible();
});
