const said = new Set<string>();

/**
 * Tells a developer, once for the same words, what is wrong, why it matters and how to mend it. Guard each call with
 * `process.env.NODE_ENV !== 'production'`, so that nothing of it is left in a production build.
 */
export function devWarning(what: string, why: string, fix: string): void {
  const text = `@rentsafe/ui: ${what} ${why} ${fix}`;
  if (said.has(text)) return;
  said.add(text);
  console.warn(text);
}
