import * as theme from '@rentsafe/ui/theme';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rootOf } from './root';
import { startApp } from './startApp';

test('an error that nothing in the app has caught is reported: the page is not left blank', async () => {
  vi.spyOn(theme, 'ThemeProvider').mockImplementation(() => {
    throw new Error('Broken on purpose');
  });
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  const onLost = vi.fn();
  await startApp(rootOf(container, onLost));
  await expect.poll(() => onLost).toHaveBeenCalled();
  expect(onLost.mock.calls[0]?.[0]).toMatchObject({ message: 'Broken on purpose' });
});
