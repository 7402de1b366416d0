import { claimStates, type LeaseClaim } from '@rentsafe/domain/claim';
import { claimList } from '../../../../calls/claims';
import { optionsOf } from '../../../../forms/options';
import { claimColumns } from '../../../../lists/claimColumns';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { claimPath } from '../../../../paths';
import { claimStateTexts } from '../../../../text/claimTexts';

const place: ListPlace = {
  name: 'claims',
  tab: 'claims',
  filters: [
    {
      id: 'state',
      label: 'State',
      type: 'oneOf',
      options: optionsOf(claimStates, (state) => claimStateTexts[state].label),
    },
  ],
};
const hrefOf = ({ id }: LeaseClaim) => claimPath(id);
const columns = claimColumns(true);

/** The claims of the book, newest first, narrowed by their state. */
export function ClaimsPanel() {
  return (
    <RecordList
      {...useListScreen({ place, queries: claimList })}
      records="claims"
      title="Claims"
      columns={columns}
      emptyHelp="Open a debt and choose New claim to claim what is overdue."
      rowKey={({ id }) => id}
      rowName={({ party }) => party.name}
      canSelect={false}
      hrefOf={hrefOf}
    />
  );
}
