import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { type Answer, answers, type Post } from '../backend';
import { forget, isIncomplete, type Model } from '../model';
import { buttons, form, settle, toasts } from '../screen';
import { problems, settleAttempt } from '../world';
import { at, command, formOf, isEditing } from './command';
import { checkPayload } from './payload';

async function sendBy(way: 'button' | 'enter' | 'doubleClick', model: Model): Promise<void> {
  if (way === 'enter') fireEvent.submit(form().querySelector('form') as HTMLFormElement);
  else {
    const [button] = buttons(form(), model.kind.submit);
    if (!button) throw new Error('There is no submit button.');
    button.focus();
    fireEvent.click(button);
    if (way === 'doubleClick') fireEvent.click(button);
  }
  await settle();
}

export const submit = (way: 'button' | 'enter' | 'doubleClick') =>
  command('send', isEditing, async (model, { backend, attempts }) => {
    const before = backend.sent;
    const current = formOf(model);
    await sendBy(way, model);
    const times = backend.sent - before;
    if (times === 0) {
      expect(form().textContent, 'what is to be mended').toMatch(problems);
      return;
    }
    expect(times, 'requests of one submission').toBe(1);
    expect(isIncomplete(model, current), 'sent although something required is missing').toBe(false);
    const post = backend.open.at(-1) as Post;
    const text = JSON.stringify(post.body);
    const earlier = attempts.get(text);
    post.isRepeated = earlier?.isSettled === false;
    if (earlier) expect(post.key, 'the key of the same sent before').toBe(earlier.key);
    else if (current.key) expect(post.key, 'the key of another try').toBe(current.key);
    else expect(model.keys.has(post.key), 'the key of another form').toBe(false);
    if (!earlier) current.key = post.key;
    attempts.set(text, { key: post.key, isSettled: false });
    current.post = post;
    checkPayload(model, current, post.body);
    current.state = 'pending';
    model.unanswered += 1;
  });

export const sendAgainWhilePending = command(
  'send while it is being sent',
  ({ form }) => form?.state === 'pending' || form?.state === 'overdue',
  async (_, { backend }) => {
    const before = backend.sent;
    fireEvent.submit(form().querySelector('form') as HTMLFormElement);
    await settle();
    expect(backend.sent, 'requests').toBe(before);
  },
);

export const answer = (how: Answer, nth: number) =>
  command(
    `answer: ${how}`,
    ({ unanswered }) => unanswered > 0,
    async (model, world) => {
      const { backend, attempts } = world;
      const post = at(backend.open, nth);
      await world.clearToasts();
      const reads = backend.listReads;
      const isSuccess = post.answer(how);
      await settle();
      model.unanswered -= 1;
      const { record } = model.kind;
      const isOurs = model.form?.post === post;
      const isKnown = isSuccess || answers[how].isRefusal || how === 'accepted';
      if (isSuccess) attempts.set(JSON.stringify(post.body), { key: post.key, isSettled: true });
      else if (isKnown) settleAttempt(attempts, post);
      if (isSuccess) {
        const title = `${record.charAt(0).toUpperCase()}${record.slice(1)} created successfully!`;
        expect(toasts().split(title), 'the toast of success, once').toHaveLength(2);
        expect(backend.listReads - reads, 'the list is read again, once').toBe(1);
        world.count('records told of');
        if (isOurs) forget(model);
      } else {
        expect(toasts(), 'a toast says that it failed').toContain(`Failed to create ${record}`);
        expect(toasts()).not.toContain('successfully');
        if (isOurs) formOf(model).state = 'editing';
      }
    },
  );

export const PATIENCE = 31_000;
export const LONGEST = 121_000;

export const wait = (name: string, time: number) =>
  command(
    name,
    ({ unanswered }) => unanswered > 0,
    async (model, { backend }) => {
      await settle(time);
      model.unanswered = backend.open.length;
      const { form: current } = model;
      if (current?.state !== 'pending' && current?.state !== 'overdue') return;
      const isWaiting = current.post !== undefined && backend.open.includes(current.post);
      current.state = isWaiting ? 'overdue' : 'editing';
    },
  );
