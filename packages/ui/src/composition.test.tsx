import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { path } from '../scripts/generate.mjs';
import { Combobox } from './components/Combobox';
import { MultiSelect } from './components/MultiSelect';

const options = [
  { value: 'a', label: 'Harare' },
  { value: 'b', label: 'Gweru' },
];

/** As Safari sends it after `compositionend`: an Enter whose code is that of an input method. */
const enterOfComposition = { key: 'Enter', keyCode: 229 };

it.each([
  [
    'Combobox',
    (onValueChange: () => void) => <Combobox label="City" options={options} onValueChange={onValueChange} />,
  ],
  [
    'MultiSelect',
    (onValueChange: () => void) => (
      <MultiSelect label="City" options={options} onValueChange={onValueChange} />
    ),
  ],
])('%s chooses nothing by the Enter that ends a composition', async (_name, renderField) => {
  const onValueChange = vi.fn();
  render(renderField(onValueChange));
  const box = screen.getByRole('combobox');
  box.focus();
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  await screen.findAllByRole('option');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  onValueChange.mockClear();
  fireEvent.keyDown(box, enterOfComposition);
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onValueChange).toHaveBeenCalled();
});

test('every component asks whether a key belongs to an input method in one place', () => {
  const asking = readdirSync(path('src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test|stories)\.tsx?$/.test(file))
    .filter((file) => /\.isComposing\b(?!\.)/.test(readFileSync(path(`src/${file}`), 'utf8')));
  expect(asking).toEqual(['internal/keys/isComposing.ts']);
});
