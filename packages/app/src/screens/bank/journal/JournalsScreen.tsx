import { type JournalKind, journalStates } from '@rentsafe/domain/journal';
import { useLocation } from 'react-router-dom';
import { journalLists } from '../../../calls/journals';
import { optionsOf } from '../../../forms/options';
import type { ListPlace } from '../../../lists/listPlace';
import { useListScreen } from '../../../lists/useListScreen';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { useStepDialog } from '../../../record/useStepDialog';
import { JournalsView } from './JournalsView';
import { journalKind } from './journalKind';
import { journalKindAt, journalStateTexts } from './journalTexts';

const place: ListPlace = {
  name: 'journals',
  prefix: '',
  filters: [
    {
      id: 'state',
      label: 'State',
      type: 'oneOf',
      options: optionsOf(journalStates, (state) => journalStateTexts[state].label),
    },
  ],
};

const FAILURE = 'The form could not be opened';
const loadCreation = async () => (await import('./AddJournalDialog')).AddJournalDialog;

/** One screen for the four pages of journals: the address says whose they are, and on which side. */
export function JournalsScreen() {
  const kind = journalKindAt(useLocation().pathname);
  return <Journals key={kind} kind={kind} />;
}

function Journals({ kind }: { kind: JournalKind }) {
  const list = useListScreen({ place, queries: journalLists[kind] });
  const creation = useLazyDialog<string, { kind: JournalKind; onClose: () => void }>(loadCreation, FAILURE);
  const { trigger, dialog } = useStepDialog(journalKind);
  return (
    <>
      <JournalsView {...list} kind={kind} creation={creation.trigger} task={trigger} />
      {creation.opened && <creation.opened.Dialog kind={kind} onClose={creation.onClose} />}
      {dialog}
    </>
  );
}
