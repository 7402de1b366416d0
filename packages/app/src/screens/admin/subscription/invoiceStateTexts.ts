import type { SubscriptionInvoiceState } from '@rentsafe/domain/subscription';
import type { StateTexts } from '../../../text/StateBadge';

export const invoiceStateTexts: StateTexts<SubscriptionInvoiceState> = {
  open: { label: 'Open', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  void: { label: 'Void', tone: 'neutral' },
};
