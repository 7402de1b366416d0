import { render } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { expect, it, vi } from 'vitest';
import { useMergedRef } from './useMergedRef';

const own = createRef<HTMLDivElement>();

function Sample({ ref: callers }: { ref: Ref<HTMLDivElement> | undefined }) {
  return <div ref={useMergedRef(own, callers)} />;
}

it('gives the element to both, and takes it from both', () => {
  const callers = createRef<HTMLDivElement>();
  const { container, unmount } = render(<Sample ref={callers} />);
  expect(callers.current).toBe(container.firstChild);
  expect(own.current).toBe(container.firstChild);
  unmount();
  expect(own.current).toBeNull();
  expect(callers.current).toBeNull();
});

it("calls the cleanup that a caller's function returns, in place of a call with null", () => {
  const cleanup = vi.fn();
  const callers = vi.fn(() => cleanup);
  const { unmount } = render(<Sample ref={callers} />);
  unmount();
  expect(callers).toHaveBeenCalledOnce();
  expect(cleanup).toHaveBeenCalledOnce();
});
