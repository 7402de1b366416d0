import { act, fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { forget, isBlank, isChanged, type Model } from '../model';
import { buttons, form, press, questions, settle, toasts } from '../screen';
import type { World } from '../world';
import { command, formOf } from './command';

export const ways = ['Escape', 'Close', 'Cancel', 'outside', 'back', 'forward'] as const;
type Way = (typeof ways)[number];

async function tryToLeave(way: Way, { router }: World): Promise<void> {
  if (way === 'Escape') fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  else if (way === 'Close') fireEvent.click(form().querySelector('[aria-label=Close]') as HTMLElement);
  else if (way === 'Cancel') fireEvent.click(buttons(form(), 'Cancel')[0] as HTMLElement);
  else if (way === 'outside') {
    fireEvent.pointerDown(document.body, { button: 0 });
    fireEvent.click(document.body);
  } else await act(() => router.navigate(way === 'back' ? -1 : 1));
  await settle();
}

const WAIT = 'Processing form, please wait';

export const leave = (way: Way) =>
  command(
    `leave: ${way}`,
    ({ form }) => form !== null && form.state !== 'asking',
    async (model, world) => {
      await world.clearToasts();
      const current = formOf(model);
      await tryToLeave(way, world);
      if (current.state === 'pending') {
        expect(toasts().split(WAIT), `'${WAIT}', once`).toHaveLength(2);
        return;
      }
      expect(toasts()).not.toContain(WAIT);
      if (way === 'outside') return;
      if (current.state === 'overdue') forget(model);
      else if (isBlank(current)) {
        if (questions().length > 0) current.state = 'asking';
        else forget(model);
      } else if (isChanged(current)) current.state = 'asking';
      else forget(model);
    },
  );

const isAsking = ({ form }: Model) => form?.state === 'asking';
const question = () => questions()[0] as HTMLElement;

export const stay = (way: 'Keep editing' | 'Escape' | 'back' | 'forward') =>
  command(`keep editing: ${way}`, isAsking, async (model, world) => {
    if (way === 'Keep editing') await press(question(), way);
    else await tryToLeave(way, world);
    formOf(model).state = 'editing';
  });

export const discard = command('discard', isAsking, async (model) => {
  await press(question(), 'Discard');
  forget(model);
});
