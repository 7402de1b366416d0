import * as theme from '@rentsafe/ui/theme';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as loginView from './screens/login/LoginView';
import { startApp } from './startApp';
import { startLogin } from './startLogin';

const broken = () => {
  throw new Error('Broken on purpose');
};

test.each([
  ['the login page', startLogin, () => vi.spyOn(loginView, 'LoginView')],
  ['the app', startApp, () => vi.spyOn(theme, 'ThemeProvider')],
])('an error that nothing in %s has caught is told: the page is not left blank', async (_, start, spy) => {
  spy().mockImplementation(broken);
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  const onLost = vi.fn();
  start(container, onLost);
  await vi.waitFor(() => expect(onLost).toHaveBeenCalled());
  expect(onLost.mock.calls[0]?.[0]).toMatchObject({ message: 'Broken on purpose' });
});
