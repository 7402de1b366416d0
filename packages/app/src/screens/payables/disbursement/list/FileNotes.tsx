import { today } from '@rentsafe/domain/date';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import { isNewAccount } from '@rentsafe/domain/payee';
import { Callout } from '@rentsafe/ui/Callout';
import { day } from '../../../../text/day';

/** What to look at before payments go to the bank: those that were in a file already, and accounts that are new. */
export function FileNotes({ payments }: { payments: readonly Disbursement[] }) {
  const repeated = payments.filter(({ in_file_on: on }) => on !== null);
  const recent = payments.filter(({ payee }) => isNewAccount(payee, today()));
  return (
    <>
      {repeated.length > 0 && (
        <Callout tone="warning" title="Already in a file: the bank may pay these twice.">
          {repeated.map(({ number, in_file_on: on }) => `${number} on ${day(on)}`).join(', ')}
        </Callout>
      )}
      {recent.length > 0 && (
        <Callout tone="warning" title="New bank details: confirm them with the payee.">
          {recent.map(({ party, payee }) => `${party.name}, since ${day(payee.since)}`).join('; ')}
        </Callout>
      )}
    </>
  );
}
