import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdKeys } from './holdKeys';

const user = userEvent.setup();
const onEnter = vi.fn();
let stop = () => {};
afterEach(() => {
  stop();
  onEnter.mockClear();
});

function Palette() {
  const [text, setText] = useState('');
  return (
    <div role="dialog" aria-label="Search everywhere">
      <input
        aria-label="Search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter(text)}
      />
    </div>
  );
}

function hold() {
  const onPress = vi.fn();
  const page = (isOpen: boolean) => (
    <>
      <button type="button" onClick={onPress}>
        View
      </button>
      <input aria-label="Name" />
      {isOpen && <Palette />}
    </>
  );
  const { rerender } = render(page(false));
  stop = holdKeys();
  const open = async () => {
    rerender(page(true));
    const field = screen.getByLabelText('Search');
    await act(async () => field.focus());
    return field;
  };
  return { open, onPress };
}

test('keys that come before the field reach it in their order, and nothing on the page', async () => {
  const { open, onPress } = hold();
  screen.getByRole('button', { name: 'View' }).focus();
  await user.keyboard('7610 1m{Backspace}{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  const field = await open();
  expect(field).toHaveValue('7610 1');
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('7610 1');
  await user.keyboard('M21');
  expect(field).toHaveValue('7610 1M21');
});

test('so does what is pasted', async () => {
  const { open } = hold();
  await user.paste('63-654321 B 42\n');
  expect(await open()).toHaveValue('63-654321 B 42 ');
});

test.each([
  ['a press', () => user.click(screen.getByLabelText('Name'))],
  ['Tab', () => user.tab()],
])('after %s, keys belong to what has the focus', async (_, leave) => {
  hold();
  screen.getByRole('button', { name: 'View' }).focus();
  await user.keyboard('76');
  await leave();
  await user.keyboard('Rudo');
  expect(screen.getByLabelText('Name')).toHaveValue('Rudo');
});

test('once it has ended, keys belong to the page', async () => {
  hold();
  stop();
  screen.getByLabelText('Name').focus();
  await user.keyboard('Rudo');
  expect(screen.getByLabelText('Name')).toHaveValue('Rudo');
});
