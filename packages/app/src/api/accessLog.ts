import { type ExportInput, recordExport } from '@rentsafe/domain/audit';
import { listCompanyAccess, recordCompanyAccess } from '@rentsafe/domain/company';
import { listIndividualAccess, recordIndividualAccess } from '@rentsafe/domain/individual';
import { request } from './client';
import { listQueries } from './listQueries';

export type ReportAbout = 'individual' | 'company';

const calls = { individual: recordIndividualAccess, company: recordCompanyAccess };

/** Records without being waited for; a backend may have no such call. */
const inBackground = (recording: Promise<unknown>): void => void recording.catch(() => {});

/** Records that a report was opened again from memory, or printed: the server knows of its first read alone. */
export const recordAccess = (about: ReportAbout, id: number, action: 'reopen' | 'print'): void =>
  inBackground(request(calls[about], { ids: { id }, body: { action } }));

/** Records that the page of a list was printed, or saved as CSV. */
export const recordListExport = (body: ExportInput): void => inBackground(request(recordExport, { body }));

const lists = { individual: listIndividualAccess, company: listCompanyAccess };

/** Who read the reports on a record. */
export const accessLog = (about: ReportAbout, id: number) =>
  listQueries(`${about} ${id} access`, { list: lists[about], ids: { id } });
