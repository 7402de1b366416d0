import { expect, test, vi } from 'vitest';
import { startApp } from './startApp';
import { startLogin } from './startLogin';

function Broken(): never {
  throw new Error('Broken on purpose');
}
vi.mock('./screens/login/LoginView', () => ({ LoginView: Broken }));
vi.mock('./routes', () => ({ routes: [{ path: '*' }] }));
vi.mock('@rentsafe/ui/theme', () => ({ ThemeProvider: Broken }));

test.each([
  ['the login page', startLogin],
  ['the app', startApp],
])('an error that nothing in %s has caught is told: the page is not left blank', async (_, start) => {
  const onLost = vi.fn();
  start(document.body.appendChild(document.createElement('div')), onLost);
  await vi.waitFor(() => expect(onLost).toHaveBeenCalled());
  expect(onLost.mock.calls[0]?.[0]).toMatchObject({ message: 'Broken on purpose' });
});
