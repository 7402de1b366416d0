import { type BillInput, createBill, listBills } from '@rentsafe/domain/bill';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { listQueries } from './listQueries';

/** The bills of the book, the newest first. */
export const billList = listQueries('bills', { list: listBills });

/** Throws `ApiError`. */
export const addBill = (body: BillInput, idempotencyKey: string) =>
  request(createBill, { body, idempotencyKey, timeout: CREATION_TIMEOUT });
