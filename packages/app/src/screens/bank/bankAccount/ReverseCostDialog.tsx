import { formatMoney } from '@rentsafe/format/money';
import { day } from '../../../text/day';
import type { CostDialogProps } from './CostDialog';
import { ReverseEntryDialog } from './ReverseEntryDialog';

/** Takes back what a line posted by mistake. */
export const ReverseCostDialog = ({ line, onClose }: CostDialogProps) => {
  const { on, description, amount, currency, made, bank_account } = line;
  return (
    <ReverseEntryDialog
      entry={made?.id ?? 0}
      on={on}
      account={bank_account.id}
      text={`${day(on)}: ${description}, ${formatMoney(amount, currency)}`}
      onClose={onClose}
    />
  );
};
