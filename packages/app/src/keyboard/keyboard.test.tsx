import { HOME_PATH } from '@rentsafe/domain/session';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turnSingleKeys } from '../frame/singleKeys';
import { signedIn } from '../testing/login';
import { renderApp } from '../wholeApp/renderApp';
import { useShortcuts } from './useShortcuts';

beforeEach(() => void signedIn());
afterEach(() => turnSingleKeys(true));

const list = `${HOME_PATH}?tab=individual`;
const views = () => screen.findAllByRole('button', { name: /^View report for / });

test('/ goes to the search of the list, and is written while one types', async () => {
  const { user } = renderApp(list);
  await views();
  const box = screen.getByRole('searchbox');
  await user.keyboard('/');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
  await user.keyboard('12/3');
  expect(box).toHaveValue('12/3');
});

test('a shortcut counts from the moment the screen stands', () => {
  const onPalette = vi.fn();
  renderHook(() => {
    useShortcuts({ onPalette, onHelp: () => {} });
    useLayoutEffect(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    }, []);
  });
  expect(onPalette).toHaveBeenCalledOnce();
});

test('? shows the shortcuts, where single keys can be turned off', async () => {
  const { user } = renderApp(list);
  await views();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
});

test('no shortcut acts while a dialog is open', async () => {
  const { user } = renderApp(list);
  await views();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('/{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('searchbox', { hidden: true })).not.toHaveFocus();
});

test('arrows, Home and End go from row to row; Tab still reaches every button', async () => {
  const { user } = renderApp(list);
  const buttons = await views();
  const at = (place: number) => expect(buttons.at(place)).toHaveFocus();
  buttons[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  at(2);
  await user.keyboard('{ArrowUp}');
  at(1);
  await user.keyboard('{End}');
  at(-1);
  await user.keyboard('{ArrowDown}');
  at(-1);
  await user.keyboard('{Home}');
  at(0);
  // The checkbox of the next row, its name, which is a link, and its button.
  await user.tab();
  await user.tab();
  await user.tab();
  at(1);
});
