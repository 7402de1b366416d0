import { Columns3 } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { ToolPanel } from '../DataTable/ToolPanel';
import { ColumnChoices, type ColumnChoicesProps } from './ColumnChoices';
import { dataTableColumnsMessages } from './DataTableColumns.messages';

/** Which columns are shown: a button that opens a group of checkboxes. */
export function ColumnMenu<Row>(props: ColumnChoicesProps<Row>) {
  const messages = useMessages(dataTableColumnsMessages);
  return (
    <ToolPanel label={messages.columns} icon={<Columns3 aria-hidden="true" />}>
      {() => <ColumnChoices {...props} />}
    </ToolPanel>
  );
}
