const warned = new Set<string>();

/**
 * Warns a developer, once for the same text: what is wrong, why it matters and how to correct it. Guard each call with
 * `process.env.NODE_ENV !== 'production'`, so that nothing of it is left in a production build.
 */
export function devWarning(problem: string, consequence: string, remedy: string): void {
  const text = `@rentsafe/ui: ${problem} ${consequence} ${remedy}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}
