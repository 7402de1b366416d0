import type { Deposit } from '@rentsafe/domain/deposit';

export interface DepositTask {
  action: 'deduct' | 'refund';
  deposit: Deposit;
}

export interface DepositDialogProps {
  deposit: Deposit;
  /** Whose book it is in. @default the user's */
  client?: number | undefined;
  onClose: () => void;
}
