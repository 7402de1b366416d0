import { listCompanyAccess, recordCompanyAccess } from '@rentsafe/domain/company';
import { listIndividualAccess, recordIndividualAccess } from '@rentsafe/domain/individual';
import { request } from './client';
import { listQueries } from './listQueries';

export type ReportAbout = 'individual' | 'company';

const calls = { individual: recordIndividualAccess, company: recordCompanyAccess };

/**
 * Records that a report was opened again from memory, or printed: the server records only its first read. Not waited for; a
 * backend may have no such call.
 */
export const recordAccess = (about: ReportAbout, id: number, action: 'reopen' | 'print'): void =>
  void request(calls[about], { ids: { id }, body: { action } }).catch(() => {});

const lists = { individual: listIndividualAccess, company: listCompanyAccess };

/** Who read the reports on a record. */
export const accessLog = (about: ReportAbout, id: number) =>
  listQueries(`${about} ${id} access`, { list: lists[about], ids: { id } });
