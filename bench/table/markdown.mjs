import { machineLine, table } from '../support/report.mjs';
import { goals } from './goals.mjs';
import { remarks } from './subjects.mjs';

const none = '–';
const ratio = (value) => (value === undefined ? none : value.toFixed(2));
const milliseconds = (value) => (value === undefined ? none : value.toFixed(1));
const kilobytes = (value) => (value === undefined ? none : (value / 1000).toFixed(1));
const figure = (value) => (value === undefined ? none : String(value));

function speed(subjects) {
  return table(
    ['× floor', 'mount 20', 'flip 20', 'own Button: mount', 'flip', 'mount 1,000', 'flip', 'unmount'],
    subjects.map(({ label, native, own }) => [
      label,
      ratio(native?.small.mount.ratio),
      ratio(native?.small.flip.ratio),
      ratio(own?.small.mount.ratio),
      ratio(own?.small.flip.ratio),
      ratio(native?.large?.mount.ratio),
      ratio(native?.large?.flip.ratio),
      ratio(native?.large?.unmount.ratio),
    ]),
  );
}

/** What the ratios are multiplied with for milliseconds. */
function ofTheFloor([{ native }]) {
  const ms = ({ mount, flip, unmount }) =>
    `${milliseconds(mount.ms)} ms to mount, ${milliseconds(flip.ms)} to flip and ${milliseconds(unmount.ms)} to unmount`;
  return `The floor takes ${ms(native.small)} 20 rows; ${ms(native.large)} 1,000.`;
}

function memoryAndBytes(subjects, sizes) {
  return table(
    [
      '20 rows, and kB gzip with pagination',
      'elements',
      'heap, kB',
      'nodes left after 50 cycles',
      'listeners left',
      'kB gzip',
      'of it css',
      'with only its own css',
      'whole stylesheet',
    ],
    subjects.map(({ name, label, memory: usage }) => [
      label,
      figure(usage?.elements),
      kilobytes(usage?.heap),
      figure(usage?.leakedNodes),
      figure(usage?.leakedListeners),
      kilobytes(sizes.table[name].total),
      kilobytes(sizes.table[name].css),
      kilobytes(sizes.table[name].lean?.total),
      kilobytes(sizes.stylesheet[name]),
    ]),
  );
}

/** The whole stylesheet, and after the stroke only the css of this part, where the library offers that. */
const bytesOf = (size) =>
  size?.lean ? `${kilobytes(size.total)} / ${kilobytes(size.lean.total)}` : kilobytes(size?.total);

function partBytes(libraries, { parts }) {
  return table(
    ['kB gzip over react and react-dom', 'Button', 'Dialog with a field', 'Toast'],
    libraries.map(({ name, label, version }) => {
      const { button, dialog, toast } = parts[name];
      return [`${label} ${version}`, bytesOf(button), bytesOf(dialog), bytesOf(toast)];
    }),
  );
}

export function toMarkdown({ machine, rounds, subjects, libraries, sizes, broken }) {
  const versions = subjects.map(({ label, version }) => `${label} ${version}`).join(', ');
  const omitted = Object.entries(broken).map(([name, reason]) => `- left out, ${name}: ${reason}`);
  return `## Tables

${machineLine(machine)}
${versions}.

20 (or 1,000) rows of 5 columns with a button in each row, and a pager. Main-thread CPU time, medians of the ratios of
${rounds} rounds, each subject beside the floor of the same round. Less is better.

${goals({ subjects, sizes })}

${speed(subjects)}

${ofTheFloor(subjects)}
Bytes are those over react and react-dom, which are ${kilobytes(sizes.react)} kB alone.

${memoryAndBytes(subjects, sizes)}

With the whole stylesheet, and after the stroke with only the css of that part:

${partBytes(libraries, sizes)}

### Remarks

${[...remarks.map((remark) => `- ${remark}`), ...omitted].join('\n')}`;
}
