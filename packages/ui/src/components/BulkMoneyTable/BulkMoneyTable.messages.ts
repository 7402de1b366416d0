import { defineMessages } from '../../internal/messages/messages';
export const bulkMoneyTableMessages = defineMessages('bulkMoneyTable', {
  amount: 'Amount',
  limit: 'Available',
  total: 'Total',
  above: (limit: string) => `Only ${limit} is available.`,
  pasted: (count: number) => (count === 1 ? '1 amount pasted.' : `${count} amounts pasted.`),
  beyond: (count: number) => (count === 1 ? '1 more had no row.' : `${count} more had no row.`),
  undo: 'Undo',
});
