import { type ExportInput, recordExport } from '@rentsafe/domain/audit';
import { request } from './client';

/** Records that the page of a list was printed, or saved as CSV. Not waited for; a backend may have no such call. */
export const recordListExport = (body: ExportInput): void =>
  void request(recordExport, { body }).catch(() => {});
