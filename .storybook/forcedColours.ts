/** Emulation replaces what was emulated before: the tests always ask for reduced motion. */
const usual = { name: 'prefers-reduced-motion', value: 'reduce' };

/** Runs `check` while the browser forces the reader's colours. Only in a test, which can talk to the browser. */
export async function inForcedColours<T>(check: () => Promise<T>): Promise<T> {
  const { cdp } = await import('vitest/browser');
  const emulate = (...features: { name: string; value: string }[]) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [usual, ...features] });
  await emulate({ name: 'forced-colors', value: 'active' });
  try {
    return await check();
  } finally {
    await emulate();
  }
}
