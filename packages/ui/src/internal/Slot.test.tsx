import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, lazy, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { Slot } from './Slot';

it('runs the handlers of both, the child’s first, and adds up classes, descriptions, styles and refs', async () => {
  const calls: string[] = [];
  const [own, childs] = [createRef<HTMLElement>(), createRef<HTMLAnchorElement>()];
  render(
    <Slot
      ref={own}
      className="ours"
      aria-describedby="hint"
      style={{ color: 'red', margin: 0 }}
      title="ours"
      onClick={() => calls.push('ours')}
      onFocus={() => calls.push('focus')}
      before="1 "
    >
      {/* biome-ignore lint/a11y/useValidAnchor: both listen */}
      <a
        ref={childs}
        href="#there"
        className="theirs"
        aria-describedby="note"
        style={{ color: 'blue' }}
        title="theirs"
        onClick={() => calls.push('theirs')}
      >
        There
      </a>
    </Slot>,
  );
  const link = screen.getByRole('link', { name: '1 There' });
  expect(link).toHaveClass('ours theirs');
  expect(link).toHaveAttribute('aria-describedby', 'hint note');
  expect(link).toHaveAttribute('title', 'theirs');
  expect(link).toHaveStyle({ color: 'rgb(0, 0, 255)', margin: '0px' });
  expect([own.current, childs.current]).toEqual([link, link]);
  await userEvent.click(link);
  expect(calls).toEqual(['focus', 'theirs', 'ours']);
});

it('takes an element that has yet to arrive, as from a server component', async () => {
  let arrive = () => {};
  const arrival = new Promise((resolve) => {
    arrive = () => resolve({ default: <a href="#there">There</a> });
  });
  const element = lazy(() => arrival as Promise<never>);
  await act(async () =>
    render(
      <Suspense fallback="…">
        <Slot className="ours">{element as unknown as ReactNode}</Slot>
      </Suspense>,
    ),
  );
  await act(async () => arrive());
  expect(await screen.findByRole('link')).toHaveClass('ours');
});

it('refuses two children, and text', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const two = [<i key="1" />, <i key="2" />];
  for (const children of [two, 'text', null]) {
    expect(() => render(<Slot>{children}</Slot>)).toThrow('exactly one element');
  }
});
