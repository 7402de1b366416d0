import { messageSteps } from '@rentsafe/domain/message';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { messagePath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleMessage } from '../../../../testing/sampleMessages';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a letter is printed and marked; a message that went meanwhile is not cancelled', async () => {
  const marked = vi.fn();
  server.use(
    answer(messageSteps.calls.printed, ({ ids }) => {
      marked(ids.id);
      return sampleMessage({ id: 46, channel: 'letter', state: 'sent' });
    }),
    answer(messageSteps.calls.cancel, () =>
      refuse(409, { detail: 'Not possible in state sent.', state: 'sent' }),
    ),
  );
  const { user } = renderApp(messagePath(46));
  expect(await screen.findByRole('button', { name: 'Print letter' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel message' }));
  expect(await screen.findByText(/Not possible in state sent/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark as printed' }));
  expect(await screen.findByText('Letter marked as printed')).toBeInTheDocument();
  expect(marked).toHaveBeenCalledExactlyOnceWith('46');
  expect(screen.queryByRole('button', { name: 'Mark as printed' })).not.toBeInTheDocument();
});

test('what was sent can be neither cancelled nor sent again', async () => {
  renderApp(messagePath(41));
  expect(await screen.findByText(/\$450\.00 was due/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send again|Cancel message/ })).not.toBeInTheDocument();
});
