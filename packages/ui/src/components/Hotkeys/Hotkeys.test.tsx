import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type HotkeyOptions, useHotkey } from '../../internal/keys/useHotkey';
import { HotkeysDialog } from './HotkeysDialog';

function Hotkey({
  keys,
  onPress,
  ...options
}: HotkeyOptions & { keys: string | false; onPress: () => unknown }) {
  useHotkey(keys, onPress, options);
  return null;
}

const press = (init: KeyboardEventInit, target: Element = document.body) => fireEvent.keyDown(target, init);

it.each<[string, KeyboardEventInit, boolean]>([
  ['Mod+K', { key: 'k', ctrlKey: true }, true],
  ['Mod+K', { key: 'K', metaKey: true }, true],
  ['Mod+K', { key: 'k' }, false],
  ['Mod+K', { key: 'k', ctrlKey: true, shiftKey: true }, false],
  ['Mod+K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['Alt+T', { key: '†', code: 'KeyT', altKey: true }, true],
  ['?', { key: '?', shiftKey: true }, true],
  ['?', { key: '?' }, true],
  ['/', { key: '/', ctrlKey: true }, false],
  ['Mod++', { key: '+', ctrlKey: true }, true],
  ['j', { key: 'j', shiftKey: true }, false],
])('HTK-1 %s and %j: %s', (keys, init, acts) => {
  const onPress = vi.fn();
  render(<Hotkey keys={keys} onPress={onPress} />);
  expect(press(init)).toBe(!acts);
  expect(onPress).toHaveBeenCalledTimes(acts ? 1 : 0);
});

it('HTK-2 a single key does nothing while text is typed, and none over a dialog', () => {
  const onPress = vi.fn();
  const { rerender } = render(
    <>
      <Hotkey keys="/" onPress={onPress} />
      <Hotkey keys="Mod+K" onPress={onPress} />
      <Hotkey keys="Mod+B" whileTyping={false} onPress={onPress} />
      <input aria-label="Name" />
    </>,
  );
  const field = screen.getByLabelText('Name');
  press({ key: '/' }, field);
  press({ key: 'b', ctrlKey: true }, field);
  press({ key: 'k', ctrlKey: true, isComposing: true }, field);
  expect(onPress).not.toHaveBeenCalled();
  press({ key: 'k', ctrlKey: true }, field);
  expect(onPress).toHaveBeenCalledOnce();
  rerender(
    <>
      <Hotkey keys="Mod+K" onPress={onPress} />
      <div role="dialog" />
    </>,
  );
  press({ key: 'k', ctrlKey: true });
  expect(onPress).toHaveBeenCalledOnce();
});

it('HTK-2 a dialog counts in the shadow root of the key too, and not while an Activity hides it', () => {
  const onPress = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const inside = root.appendChild(document.createElement('div'));
  const dialog = root.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  render(<Hotkey keys="Mod+K" onPress={onPress} />);
  press({ key: 'k', ctrlKey: true, composed: true }, inside);
  expect(onPress).not.toHaveBeenCalled();
  dialog.style.display = 'none';
  press({ key: 'k', ctrlKey: true, composed: true }, inside);
  expect(onPress).toHaveBeenCalledOnce();
  host.remove();
});

it('HTK-3 the one that came last acts, unless it returns false', () => {
  const [first, last] = [vi.fn(), vi.fn((): unknown => undefined)];
  render(
    <>
      <Hotkey keys="p" onPress={first} />
      <Hotkey keys="p" onPress={last} />
    </>,
  );
  press({ key: 'p' });
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
  last.mockReturnValue(false);
  press({ key: 'p' });
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([1, 2]);
});

it('HTK-4, HTK-5 lists what is there, and what is turned off does nothing', async () => {
  const onPress = vi.fn();
  render(
    <>
      <Hotkey keys="?" onPress={onPress} label="Show these shortcuts" enabled={false} />
      <Hotkey keys="Mod+K" onPress={onPress} label="Search everywhere" />
      <Hotkey keys={false} onPress={onPress} label="Show the sidebar" />
      <HotkeysDialog
        open
        more={[{ label: 'In a list', hotkeys: [{ keys: ['↑', '↓'], label: 'Another row' }] }]}
      />
    </>,
  );
  await act(async () => {});
  const [everywhere, inList] = screen.getAllByRole('region');
  expect(everywhere).toHaveAccessibleName('Everywhere');
  expect(everywhere).toHaveTextContent('CtrlKSearch everywhere?Show these shortcuts');
  expect(inList).toHaveTextContent('In a list↑↓Another row');
  press({ key: '?' });
  expect(onPress).not.toHaveBeenCalled();
});
