import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';

/** As slow as a busy machine: the timer of a query that has found its element is due before React goes on. */
async function beBusy() {
  for (const until of Array.from({ length: 30 }, (_, index) => performance.now() + index + 1)) {
    while (performance.now() < until);
    await Promise.resolve();
  }
}

function Late({ onEffect }: { onEffect: () => void }) {
  useLayoutEffect(() => void beBusy());
  useEffect(onEffect);
  return <p>Here</p>;
}

function Page({ onEffect }: { onEffect: () => void }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void Promise.resolve().then(() => setTimeout(() => setLoaded(true))), []);
  return isLoaded && <Late onEffect={onEffect} />;
}

test('what a test has waited for has run its effects', async () => {
  const onEffect = vi.fn();
  render(<Page onEffect={onEffect} />);
  await screen.findByText('Here');
  expect(onEffect).toHaveBeenCalled();
});
