import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';
import { AlertDialog } from '../AlertDialog';
import type { BulkAction, Selection } from '../DataTableSelection';
import { type ListBulkAction, type ListConfirmation, labelOf } from './bulk';
import type { AnyList } from './defineList';
import { listPageMessages } from './ListPage.messages';
import { plainErrorText } from './listAnswer';
import type { ListPageProps } from './listPageProps';
import { report } from './report';
import { SelectionChanged } from './SelectionChanged';
import type { ListExport } from './useListExport';
import type { Reading, useSelectedRows } from './useSelectedRows';

interface Step<Row> {
  label: string;
  selection: Selection;
  count: number;
  reading: Reading<Row>;
  confirm: ListConfirmation | undefined;
  run: (rows: readonly Row[]) => void | Promise<void>;
}

const isEverything = ({ mode, keys }: Selection) => mode === 'all' && keys.size === 0;

interface BulkOptions<L extends AnyList, Row> {
  props: ListPageProps<L, Row>;
  label: string;
  rowName: (row: Row) => string;
  selected: ReturnType<typeof useSelectedRows<Row>>;
  exporting: ListExport<Row>;
}

/**
 * What is done with the selected rows: the list's own actions, then print and export. They are read anew before; what has changed in
 * them is told, a question is asked, and only then it is done.
 */
export function useBulkActions<L extends AnyList, Row>(options: BulkOptions<L, Row>) {
  const { props, label: rowsLabel, rowName, selected, exporting } = options;
  const { state, bulk = [], columns, errorText = plainErrorText } = props;
  const messages = useMessages(listPageMessages);
  const [changed, setChanged] = useState<Step<Row>>();
  const [asked, setAsked] = useState<Step<Row>>();
  const [pending, setPending] = useState(false);
  const isBusy = useRef(false);

  /** Undefined where it failed, or something else is on its way. */
  async function once<Result>(title: string, work: () => Promise<Result>) {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    try {
      return await work();
    } catch (error) {
      report(title, error, errorText, messages.tryAgain);
      return undefined;
    } finally {
      isBusy.current = false;
    }
  }
  const carryOut = (step: Step<Row>) =>
    once(messages.actionFailed(step.label), async () => {
      setPending(true);
      try {
        await step.run(step.reading.rows);
      } finally {
        setPending(false);
        setAsked(undefined);
      }
    });
  const ask = (step: Step<Row>) => (step.confirm ? setAsked(step) : void carryOut(step));
  async function start(step: Omit<Step<Row>, 'reading'>, readsRows: boolean) {
    const { selection } = step;
    const reading = await once(messages.failed(rowsLabel), async () =>
      readsRows ? selected.readAnew(selection) : selected.known(selection),
    );
    if (!reading) return;
    const next = { ...step, reading };
    if (reading.gone.length + reading.changed.length > 0) setChanged(next);
    else ask(next);
  }

  const canRead = selected.canRead(state.selection);
  const offered = bulk.filter(({ readsRows = true }) => canRead || !readsRows);
  const own = offered.map(
    (action: ListBulkAction<L, Row>): BulkAction => ({
      label: (count) => labelOf(action.label, count),
      icon: action.icon,
      onAct: ({ selection, count }) => {
        const label = labelOf(action.label, count);
        const run = (rows: readonly Row[]) => action.run({ selection, query: state.query, rows });
        const confirm = confirmationOf(action.confirm, count);
        void start({ label, selection, count, confirm, run }, action.readsRows ?? true);
      },
    }),
  );
  const exported = (
    text: (count: string) => string,
    run: Step<Row>['run'],
    all: (() => void) | undefined,
  ) => ({
    label: (count: number) => text(figure(count)),
    onAct: ({ selection, count }: { selection: Selection; count: number }) => {
      if (all && isEverything(selection)) all();
      else void start({ label: text(figure(count)), selection, count, confirm: undefined, run }, true);
    },
  });
  const forget = ({ gone }: Reading<Row>) => {
    const keys = new Set(state.selection.keys);
    for (const row of gone) keys.delete(props.rowKey(row));
    state.onSelectionChange({ selection: { ...state.selection, keys } });
  };
  const close = () => {
    if (changed) forget(changed.reading);
    setChanged(undefined);
  };
  const notice: ReactNode = (
    <>
      {changed && (
        <SelectionChanged
          {...{ columns, rowName, reading: changed.reading }}
          onContinue={() => {
            close();
            ask(changed);
          }}
          onClose={close}
        />
      )}
      {asked?.confirm && (
        <AlertDialog
          open
          title={asked.confirm.title}
          description={asked.confirm.description ?? messages.confirmHelp(figure(asked.count))}
          confirmLabel={asked.confirm.confirmLabel ?? asked.label}
          tone={asked.confirm.tone ?? 'neutral'}
          pending={pending}
          onConfirm={() => void carryOut(asked)}
          onOpenChange={() => setAsked(undefined)}
        />
      )}
    </>
  );
  return {
    actions: [
      ...own,
      ...(canRead || exporting.printAll
        ? [exported(messages.printSelected, exporting.printRows, exporting.printAll)]
        : []),
      ...(canRead || exporting.saveAll
        ? [exported(messages.csvSelected, exporting.saveRows, exporting.saveAll)]
        : []),
    ],
    notice,
  };
}

function confirmationOf(
  confirm: ListBulkAction<AnyList, never>['confirm'],
  count: number,
): ListConfirmation | undefined {
  const question = typeof confirm === 'function' ? confirm({ count }) : confirm;
  return typeof question === 'string' ? { title: question } : question;
}
