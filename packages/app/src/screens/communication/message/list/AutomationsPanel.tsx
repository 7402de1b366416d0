import type { Automation } from '@rentsafe/domain/message';
import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { toast } from '@rentsafe/ui/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { errorSentence } from '../../../../calls/ApiError';
import { automationsQuery, showMessages, writeDueMessages } from '../../../../calls/messages';
import { reportFailure } from '../../../../forms/refusal';
import { useAction } from '../../../../forms/useAction';
import { automationTexts, channelTexts, countText, runText } from '../../../../message/messageTexts';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { useMay } from '../../../../session/useMay';

const whenText = ({ kind, days }: Automation): string => {
  const { since } = automationTexts[kind];
  if (days === 0) return `On the day: ${since.replace(/^after /, '')}`;
  return days > 0
    ? `${countText(days, 'day')} ${since}`
    : `${countText(-days, 'day')} ${since.replace(/^after/, 'before')}`;
};

const columns: Column<Automation>[] = [
  {
    id: 'kind',
    header: 'About',
    cell: ({ kind }) => automationTexts[kind].label,
    rowHeader: true,
  },
  { id: 'when', header: 'When', cell: whenText },
  { id: 'at_hour', header: 'From', kind: 'state', cell: ({ at_hour }) => `${at_hour}:00` },
  { id: 'template', header: 'Template', cell: ({ template }) => template.name },
  { id: 'channel', header: 'Channel', cell: ({ channel }) => channelTexts[channel] },
  {
    id: 'is_active',
    header: 'State',
    kind: 'state',
    cell: ({ is_active }) => (
      <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? 'On' : 'Off'}</Badge>
    ),
  },
];

const features = [stackedRows()];
const none: readonly Automation[] = [];
const RUN_FAILURE = 'Failed to run automations';
const load = async () => (await import('./AutomationsDialog')).AutomationsDialog;

/** What the book sends by itself. */
export function AutomationsPanel() {
  const may = useMay();
  const { data, error, isFetching, refetch } = useQuery(automationsQuery);
  const { trigger, opened, onClose } = useLazyDialog<
    readonly Automation[],
    { rows: readonly Automation[]; onClose: () => void }
  >(load, 'The form could not be opened');
  const queryClient = useQueryClient();
  const { run, isPending } = useAction({
    mutationFn: writeDueMessages,
    onSuccess: (done) => {
      toast.dismiss(RUN_FAILURE);
      const { title, ...rest } = runText(done);
      toast.success(title, rest);
      showMessages(queryClient);
    },
    onError: (failure) => reportFailure(RUN_FAILURE, failure),
  });
  const rows = data?.rows ?? none;
  const table = useDataTable({ columns, rows, rowKey: ({ kind, days }) => `${kind} ${days}`, features });
  const status = data ? (isFetching ? 'refreshing' : 'ready') : error ? 'error' : 'loading';
  return (
    <>
      <DataTable
        {...table}
        caption="automations"
        status={status}
        actions={
          data && (
            <>
              {rows.some(({ is_active }) => is_active) && (
                <Button pending={isPending} onClick={() => run()}>
                  Run now
                </Button>
              )}
              {may('putAutomations') && (
                <OpeningButton variant="primary" trigger={trigger} subject={rows}>
                  <Pencil aria-hidden="true" />
                  Edit Automations
                </OpeningButton>
              )}
            </>
          )
        }
        emptyHelp="No messages are sent automatically. Add a template first, then an automation that uses it."
        error={{ title: 'Could not fetch automations', help: error ? errorSentence(error) : '' }}
        onRetry={() => void refetch()}
      />
      {opened && <opened.Dialog rows={opened.subject} onClose={onClose} />}
    </>
  );
}
