import type { LoadedData } from '../../../frame/Loaded';
import type { PaymentStatusData } from './PaymentStatusScreen';
import { loadPanel } from './panels';
import { tabOf } from './tabs';

/** The screen with what its open tab shows. */
export async function loadPaymentStatus(search: URLSearchParams): Promise<LoadedData & PaymentStatusData> {
  const [{ PaymentStatusScreen }, Panel] = await Promise.all([
    import('./PaymentStatusScreen'),
    loadPanel(tabOf(search)),
  ]);
  return { Screen: PaymentStatusScreen, Panel };
}
