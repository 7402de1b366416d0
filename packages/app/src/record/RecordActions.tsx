import { RecordSteps } from '@rentsafe/ui/RecordPage';
import { FileText, Merge, ShieldUser, UserX } from 'lucide-react';
import type { Opening } from '../overlays/useLazyDialog';
import { useMay } from '../session/useMay';
import { EditButton } from './EditButton';

const calls = {
  individual: { edit: 'updateIndividual', merge: 'mergeIndividual' },
  company: { edit: 'updateCompany', merge: 'mergeCompany' },
  branch: { edit: 'updateBranch', merge: null },
} as const;

interface RecordActionsProps<Record> {
  kind: keyof typeof calls;
  record: Record;
  edit: Opening<Record>;
  /** Not there for records that are never merged. */
  onMerge?: () => void;
  /** The page of all that is held about it. Not there for records of which no report is made. */
  onEverything?: () => void;
  /** The page of the rights of a person. Not there for records of no person. */
  onDataRights?: () => void;
  /** Not there for records of no person. */
  onAnonymise?: () => void;
}

/** What can be done with a record: staff edit it, Admins merge duplicates and anonymise persons. */
export function RecordActions<Record>({
  kind,
  record,
  edit,
  onMerge,
  onEverything,
  onDataRights,
  onAnonymise,
}: RecordActionsProps<Record>) {
  const may = useMay();
  const { edit: editing, merge } = calls[kind];
  if (!may(editing)) return null;
  return (
    <>
      <EditButton record={record} edit={edit} />
      {merge && may(merge) && onMerge && (
        <RecordSteps
          steps={[
            { id: 'merge', label: 'Merge into another…', icon: <Merge />, inMenu: true, onSelect: onMerge },
            ...(onEverything
              ? [
                  {
                    id: 'everything',
                    label: 'Everything held',
                    icon: <FileText />,
                    inMenu: true,
                    onSelect: onEverything,
                  },
                ]
              : []),
            ...(onDataRights
              ? [
                  {
                    id: 'data-rights',
                    label: 'Data rights',
                    icon: <ShieldUser />,
                    inMenu: true,
                    onSelect: onDataRights,
                  },
                ]
              : []),
            ...(onAnonymise
              ? [
                  {
                    id: 'anonymise',
                    label: 'Anonymise…',
                    icon: <UserX />,
                    inMenu: true,
                    tone: 'danger',
                    onSelect: onAnonymise,
                  } as const,
                ]
              : []),
          ]}
        />
      )}
    </>
  );
}
