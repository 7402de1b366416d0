import { amountRange, dayRange, defineList, oneOrMore, searched, yesNo } from '@rentsafe/ui/ListPage';
import { findMechanics } from '../server/api';
import { statuses } from '../server/records';

/** What jobs can be narrowed and sorted by, and how that stands in an address. */
export const jobs = defineList({
  name: 'jobs',
  filters: {
    status: oneOrMore(statuses),
    mechanic: searched(findMechanics),
    due: dayRange('Due'),
    total: amountRange('Total', 'GBP'),
    urgent: yesNo('Urgent'),
  },
  sort: ['number', 'customer', 'due', 'total'],
});
