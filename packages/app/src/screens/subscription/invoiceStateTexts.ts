import type { SubscriptionInvoiceState } from '@rentsafe/domain/subscription';
import type { StateTexts } from '../../page/StateBadge';

export const invoiceStateTexts: StateTexts<SubscriptionInvoiceState> = {
  open: { label: 'Open', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  void: { label: 'Void', tone: 'neutral' },
};
