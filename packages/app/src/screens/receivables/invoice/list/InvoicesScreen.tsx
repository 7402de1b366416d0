import { invoiceList } from '../../../../calls/invoicing';
import { useListScreen } from '../../../../lists/useListScreen';
import { InvoicesView } from './InvoicesView';
import { useInvoicePlace } from './invoiceFilters';

export function InvoicesScreen() {
  return <InvoicesView {...useListScreen({ place: useInvoicePlace(), queries: invoiceList })} />;
}
