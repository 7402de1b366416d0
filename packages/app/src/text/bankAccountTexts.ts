import type { BankAccountKind } from '@rentsafe/domain/bankAccount';

export const bankAccountKindTexts: Readonly<Record<BankAccountKind, string>> = {
  bank: 'Bank',
  cash: 'Cash',
  mobile: 'Mobile wallet',
};
