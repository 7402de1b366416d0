import { expect, test } from 'vitest';
import { evidenceOfComponents } from './evidence';

const evidence = evidenceOfComponents();

test('a clause is proven by the tests and stories that name it', () => {
  const proofs = evidence.Dialog?.proofs['DLG-2'] ?? [];
  expect(proofs).toContainEqual({ title: 'Huge Names', kind: 'story' });
});

test('the tokens of a component are those that its sheets read', () => {
  expect(evidence.Badge?.tokens).toContain('--rs-radius-full');
  expect(evidence.Button?.tokens).toContain('--rs-density-control-height');
  expect(Object.values(evidence).filter(({ tokens }) => tokens.length > 0).length).toBeGreaterThan(50);
});

test('a component has the reports of other libraries that its tests hold, and counts what keys play', () => {
  expect(evidence.Checkbox?.reports.map(({ name }) => name)).toContain('radix-ui/primitives#983');
  expect(evidence.Tooltip?.reports.map(({ name }) => name)).toContain('radix-ui/primitives#620');
  expect(evidence.Combobox?.keyStories).toBeGreaterThan(2);
  expect(evidence.Badge?.keyStories).toBe(0);
});
