import { depositStates } from '@rentsafe/domain/deposit';
import { depositKey, depositList } from '../../../calls/deposits';
import { optionsOf } from '../../../forms/options';
import type { ListPlace } from '../../../lists/listPlace';
import { useListScreen } from '../../../lists/useListScreen';
import { DepositsView } from './DepositsView';
import { useDepositActions } from './useDepositActions';

const labels = { held: 'Held', none: 'Nothing held' } as const;

const place: ListPlace = {
  name: 'deposits',
  prefix: '',
  filters: [
    {
      id: 'state',
      label: 'State',
      type: 'oneOf',
      options: optionsOf(depositStates, (state) => labels[state]),
    },
  ],
};

export function DepositsScreen() {
  const list = useListScreen({ place, queries: depositList, rowKey: depositKey });
  const { rowActions, dialog } = useDepositActions();
  return (
    <>
      <DepositsView {...list} rowActions={rowActions} />
      {dialog}
    </>
  );
}
