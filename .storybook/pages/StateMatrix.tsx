import dates from 'virtual:picture-dates';
import { formatDate } from '@rentsafe/format/date';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Inline } from '@rentsafe/ui/Inline';
import { Select } from '@rentsafe/ui/Select';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useMemo, useState } from 'react';
import { entries } from '../docs/storyIndex';
import { hasPicture, MatrixTable } from '../MatrixTable';
import { linesOf, type MatrixFilter, type MatrixLine, matching, nameOf, settings } from '../matrix';
import { Reasons } from '../StateTable';
import { screens } from '../screens';
import { ComponentOverview, ScreenOverview } from './MatrixOverview';

const componentLines = (): MatrixLine[] =>
  entries()
    .filter(({ type, title }) => type === 'story' && title.startsWith('Components/'))
    .map(({ id, title, name }) => ({
      subject: title.split('/').at(-1) ?? title,
      state: name,
      story: { id, name },
    }));

const distinct = (texts: readonly string[]) => [...new Set(texts)];
const options = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

/** The days on which pictures changed, the last one first. */
const days = distinct(Object.values(dates)).sort().reverse();

const unfiltered: MatrixFilter = { subject: '', state: '', since: '' };

/** Every screen and every component by state and setting: an overview, then what the filters leave. */
export function StateMatrix() {
  const [kind, setKind] = useState<'screens' | 'components'>('screens');
  const [filter, setFilter] = useState(unfiltered);
  const [setting, setSetting] = useState('');
  const [isLive, setLive] = useState(false);
  const lines = useMemo(() => (kind === 'screens' ? screens.flatMap(linesOf) : componentLines()), [kind]);
  const isFiltered = Object.values(filter).some(Boolean);
  const found = isFiltered ? matching(lines, filter, dates) : [];
  const columns = settings.filter(({ name }) => !setting || name === setting);
  const screen = screens.find(({ title }) => nameOf(title) === filter.subject);
  const set = (part: Partial<MatrixFilter>) => setFilter((all) => ({ ...all, ...part }));
  return (
    <Unstyled>
      <div className="state-matrix">
        <Inline align="end">
          <Select
            label="Show"
            value={kind}
            options={[
              { value: 'screens', label: 'Screens and dialogs' },
              { value: 'components', label: 'Components' },
            ]}
            onValueChange={({ value }) => {
              setKind(value === 'components' ? 'components' : 'screens');
              setFilter(unfiltered);
            }}
          />
          <Select
            label={kind === 'screens' ? 'Screen' : 'Component'}
            value={filter.subject}
            options={[{ value: '', label: 'All' }, ...options(distinct(lines.map(({ subject }) => subject)))]}
            onValueChange={({ value }) => set({ subject: value })}
          />
          <Select
            label="State"
            value={filter.state}
            options={[{ value: '', label: 'All' }, ...options(statesOf(lines, filter.subject))]}
            onValueChange={({ value }) => set({ state: value })}
          />
          <Select
            label="Setting"
            value={setting}
            options={[{ value: '', label: 'All seven' }, ...options(settings.map(({ name }) => name))]}
            onValueChange={({ value }) => setSetting(value)}
          />
          {days.length > 0 && (
            <Select
              label="Changed since"
              value={filter.since}
              options={[
                { value: '', label: 'Any time' },
                ...days.map((day) => ({ value: day, label: formatDate(day, 'medium') })),
              ]}
              onValueChange={({ value }) => set({ since: value })}
            />
          )}
        </Inline>
        {isFiltered ? (
          <>
            <p aria-live="polite">
              {found.length} of {lines.length} stories
            </p>
            {found.length > 0 && columns.some(({ name }) => !hasPicture(name)) && (
              <Checkbox
                label="Render every line, as it comes into sight"
                checked={isLive}
                onCheckedChange={({ checked }) => setLive(checked)}
              />
            )}
            {found.length > 0 && (
              <MatrixTable lines={found} columns={columns} named={!filter.subject} live={isLive} />
            )}
            {screen && !filter.state && <Reasons screen={screen} />}
          </>
        ) : kind === 'screens' ? (
          <ScreenOverview onChoose={set} />
        ) : (
          <ComponentOverview lines={lines} dates={dates} onChoose={set} />
        )}
      </div>
    </Unstyled>
  );
}

/** The states to choose from: of one subject all of its own, else those that several share. */
function statesOf(lines: readonly MatrixLine[], subject: string): string[] {
  if (subject) return distinct(lines.filter((line) => line.subject === subject).map(({ state }) => state));
  const subjects = new Map<string, Set<string>>();
  for (const line of lines) {
    subjects.set(line.state, (subjects.get(line.state) ?? new Set()).add(line.subject));
  }
  return [...subjects]
    .filter(([, of]) => of.size > 1)
    .map(([state]) => state)
    .sort();
}
