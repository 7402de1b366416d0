import { getPaymentFile } from '@rentsafe/domain/disbursement';
import { request } from './client';

/**
 * Approved disbursements of an account as its bank reads them, those of these ids or all; the server records the export. Throws
 * `ApiError`, whose `parties` have no account number.
 */
export const fetchPaymentFile = (id: number, disbursements: readonly number[]): Promise<string> =>
  request(getPaymentFile, {
    ids: { id },
    query: { disbursements: disbursements.join(','), format: 'csv' },
  });
