import { Button } from '../Button';
import { Callout } from '../Callout';
import { Inline } from '../Inline';
import type { StateAt } from './importState';
import { MapColumns } from './MapColumns';
import type { ParseNote } from './parse';
import type { CsvColumn } from './rows';
import type { Texts } from './rowTexts';
import type { ImportFlow } from './useCsvImport';

interface ColumnsStepProps {
  state: StateAt<'columns'>;
  flow: ImportFlow;
  columns: readonly CsvColumn[];
  messages: Texts;
  /** The columns are chosen: their rows are about to be checked. */
  onMapped: () => void;
  onOtherFile: () => void;
}

function noteText(note: ParseNote, messages: Texts): string {
  if ('twice' in note) return messages.twice(note.twice);
  return 'repeated' in note ? messages.repeated(note.repeated) : messages.unnamed;
}

/** Which column of the file is which, until the rows can be checked. */
export function ColumnsStep({ state, flow, columns, messages, onMapped, onOtherFile }: ColumnsStepProps) {
  const { mapping, unclearDay, dayOrder } = flow;
  const isMapped =
    columns.every(({ id, required }) => !required || mapping[id] !== undefined) &&
    (unclearDay === null || dayOrder !== undefined);
  const check = () => {
    if (!isMapped) return;
    onMapped();
    void flow.check(state);
  };
  return (
    <>
      {state.encoding === 'windows-1252' && <Callout tone="warning">{messages.windows}</Callout>}
      {state.file.notes.map((note) => {
        const text = noteText(note, messages);
        return (
          <Callout key={text} tone="info">
            {text}
          </Callout>
        );
      })}
      <MapColumns
        {...{ columns, messages, mapping, unclearDay, dayOrder }}
        file={state.file}
        onMap={flow.setMapping}
        onDayOrder={flow.setDayOrder}
      />
      <Inline>
        <Button variant="primary" aria-disabled={!isMapped || undefined} onClick={check}>
          {messages.checkRows(state.file.rows.length)}
        </Button>
        <Button onClick={onOtherFile}>{messages.otherFile}</Button>
      </Inline>
    </>
  );
}
