import { type Finding, findCompany, findIndividual } from '../../calls/checkTenant';
import { type CheckedNumber, writtenNumber } from './checkedNumber';

/** Whom a number belongs to, as far as one may know. Throws `ApiError`. */
export const findTenant = (checked: CheckedNumber): Promise<Finding> =>
  checked.kind === 'company'
    ? findCompany(writtenNumber(checked))
    : findIndividual(writtenNumber(checked), checked.kind);
