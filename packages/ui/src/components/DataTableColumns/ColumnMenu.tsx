import { Columns3 } from 'lucide-react';
import { useMessages } from '../../internal/messages/messages';
import type { Column } from '../DataTable/columns';
import { ToolPanel } from '../DataTable/ToolPanel';
import { ColumnChoices } from './ColumnChoices';
import { dataTableColumnsMessages } from './DataTableColumns.messages';

export interface ColumnMenuProps<Row> {
  /** All columns, hidden ones too. */
  columns: readonly Column<Row>[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  onHiddenChange: (hidden: readonly string[]) => void;
}

/** Which columns are shown: a button that opens a group of checkboxes. */
export function ColumnMenu<Row>(props: ColumnMenuProps<Row>) {
  const messages = useMessages(dataTableColumnsMessages);
  return (
    <ToolPanel label={messages.columns} icon={<Columns3 aria-hidden="true" />}>
      {() => <ColumnChoices {...props} />}
    </ToolPanel>
  );
}
