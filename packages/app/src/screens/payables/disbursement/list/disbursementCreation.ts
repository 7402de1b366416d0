import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { QueryClient } from '@tanstack/react-query';
import { addDisbursement, disbursementList, showDisbursementChange } from '../../../../calls/disbursements';
import { prependToLists } from '../../../../calls/prependToLists';
import { disbursementPath } from '../../../../paths';
import { amountText } from '../../../../text/Amounts';

/** How a disbursement is drafted, whatever form it is typed in. */
export const disbursementCreation = (queryClient: QueryClient) => ({
  record: 'disbursement',
  add: addDisbursement,
  lists: disbursementList.key,
  onCreated: (made: Disbursement) => {
    prependToLists(queryClient, disbursementList.key, made);
    showDisbursementChange(queryClient, made);
  },
  recordOf: (made: Disbursement) => ({
    description: `${made.number}: ${amountText(made)} to ${made.party.name}`,
    link: { label: 'Open disbursement', href: disbursementPath(made.id) },
  }),
});
