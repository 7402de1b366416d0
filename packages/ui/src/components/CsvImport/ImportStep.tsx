import { Button } from '../Button';
import { Callout } from '../Callout';
import { FileField } from '../FileField';
import { Inline } from '../Inline';
import { ColumnsStep } from './ColumnsStep';
import * as styles from './CsvImport.css';
import { start } from './importState';
import { PreviewStep, type PreviewStepProps } from './PreviewStep';
import { Progress } from './Progress';
import { type ColumnNames, mappedNames } from './rows';

interface ImportStepProps extends Omit<PreviewStepProps, 'state' | 'onOtherFile'> {
  onMapped: ((detail: { mapping: ColumnNames }) => void) | undefined;
  fileField: FileFieldTexts;
}

/** Of the field that the file is chosen in, where it takes more than CSV. */
export interface FileFieldTexts {
  label?: string;
  hint?: string;
  /** The endings of its files: `.csv,.ofx`. */
  accept?: string;
}

const MAX_BYTES = 20_000_000;

/** The step that an import is at. */
export function ImportStep({ onMapped, fileField, ...rest }: ImportStepProps) {
  const { flow, columns, messages } = rest;
  const { state, cancel } = flow;
  const toOtherFile = () => cancel(start);
  const otherFile = <Button onClick={toOtherFile}>{messages.otherFile}</Button>;
  switch (state.step) {
    case 'file':
      return (
        <FileField
          label={fileField.label ?? messages.fileLabel}
          hint={fileField.hint ?? messages.fileHint}
          accept={fileField.accept ?? '.csv,.txt,text/csv'}
          maxBytes={MAX_BYTES}
          error={
            typeof state.problem === 'object' ? state.problem.text : state.problem && messages[state.problem]
          }
          onValueChange={({ value: [file] }) => file && void flow.chooseFile(file)}
        />
      );
    case 'reading': {
      const button = { label: messages.cancel, onClick: toOtherFile };
      return <Progress text={messages.reading} value={state.share} button={button} />;
    }
    case 'columns':
      return (
        <ColumnsStep
          {...{ state, flow, columns, messages }}
          onMapped={() => onMapped?.({ mapping: mappedNames(flow.mapping, state.file.header) })}
          onOtherFile={toOtherFile}
        />
      );
    case 'checking': {
      const button = { label: messages.cancel, onClick: () => cancel({ ...state, step: 'columns' }) };
      return <Progress text={messages.checking} value={state.share} button={button} />;
    }
    case 'preview':
      return <PreviewStep {...rest} state={state} onOtherFile={toOtherFile} />;
    case 'saving': {
      const { done, total } = state;
      const button = { label: messages.stop, onClick: flow.stop };
      return <Progress text={messages.saving} value={Math.min(done, total)} max={total} button={button} />;
    }
    case 'stopped':
      return (
        <>
          <p className={styles.text}>{messages.stopped(state.done)}</p>
          <Inline>
            <Button variant="primary" onClick={() => void flow.save(state.rows, state.done)}>
              {messages.resume}
            </Button>
            <Button onClick={() => void flow.undo(state)}>{messages.undo}</Button>
          </Inline>
        </>
      );
    case 'done':
      return (
        <>
          <Callout tone="success">{messages.done(state.done)}</Callout>
          <Inline>
            <Button onClick={() => void flow.undo(state)}>{messages.undo}</Button>
            {otherFile}
          </Inline>
        </>
      );
    case 'undoing':
      return <Progress text={messages.undoing} />;
    case 'undone':
      return (
        <>
          <Callout tone="info">{messages.undone}</Callout>
          <Inline>{otherFile}</Inline>
        </>
      );
  }
}
