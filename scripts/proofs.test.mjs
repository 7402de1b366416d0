import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './pnpm.mjs';

const read = (page) => readFileSync(join(root, 'docs', page), 'utf8');

it('docs/proofs.md counts the goals that docs/benchmarks.md shows as kept', () => {
  const counts = ['table', 'app', 'api'].map((name) => {
    const [, section = ''] = read('benchmarks.md').split(new RegExp(`<!-- ${name}: (?:begin|end) -->`));
    const kept = section.match(/\| yes \|$/gm)?.length ?? 0;
    return `${kept} of ${kept + (section.match(/\| \*\*no\*\* \|$/gm)?.length ?? 0)}`;
  });
  expect(counts).not.toContain('0 of 0');
  expect(read('proofs.md')).toContain(`| ${counts.join(', ')} goals are kept. |`);
});
