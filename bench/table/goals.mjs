import { table } from '../support/report.mjs';

const ours = 'rentsafe';
const kilo = (bytes) => bytes / 1000;

/** What we promise of our own table, and what was measured. Each goal is a most; bench/README.md has the reason of those that were raised. */
export function goals({ subjects, sizes }) {
  const find = (id) => subjects.find(({ name }) => name === id) ?? {};
  const { native, own, memory } = find(ours);
  const full = find(`${ours}-full`).native;
  const inter = find(`${ours}-inter`).native;
  if (!native || !own || !memory || !inter || !full || !sizes.table[`${ours}-full`]) return '';
  const { button, dialog, toast } = sizes.parts[ours];
  const rows = [
    ['mount 20, × floor', native.small.mount.ratio, 1.25],
    ['flip 20', native.small.flip.ratio, 0.95],
    ['mount 20, in Inter', inter.small.mount.ratio, 1.25],
    ['flip 20, in Inter', inter.small.flip.ratio, 0.95],
    ['mount 1,000', native.large.mount.ratio, 1.05],
    ['flip 1,000', native.large.flip.ratio, 0.9],
    ['mount 1,000, in Inter', inter.large.mount.ratio, 1.05],
    ['flip 1,000, in Inter', inter.large.flip.ratio, 0.9],
    ['with our own Button: mount', own.small.mount.ratio, 1.5],
    ['with our own Button: flip', own.small.flip.ratio, 1.1],
    ['every feature: mount 20', full.small.mount.ratio, 2.2],
    ['every feature: flip 20', full.small.flip.ratio, 1.3],
    ['heap of one table, kB', kilo(memory.heap), 75],
    ['nodes left', memory.leakedNodes, 0],
    ['listeners left', memory.leakedListeners, 0],
    ['table with pagination, kB gzip with its css', kilo(sizes.table[ours].lean.total), 11.5],
    ['table with every feature, the same', kilo(sizes.table[`${ours}-full`].lean.total), 20],
    ['Button', kilo(button.lean.total), 4.4],
    ['Dialog with a field', kilo(dialog.lean.total), 16],
    ['Toast', kilo(toast.lean.total), 12],
    ['whole stylesheet', kilo(sizes.stylesheet[ours]), 19],
  ];
  return table(
    ['ours', 'figure', 'at most', 'kept'],
    rows.map(([name, figure, most]) => [
      name,
      most === 0 ? figure : figure.toFixed(2),
      most,
      figure <= most ? 'yes' : '**no**',
    ]),
  );
}
