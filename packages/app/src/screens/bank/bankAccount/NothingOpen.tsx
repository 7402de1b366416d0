import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { Button } from '@rentsafe/ui/Button';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { latestStatementsQuery } from '../../../calls/bankStatements';
import { Fetched } from '../../../calls/Fetched';
import { bankAccountPath, bankPath } from '../../../paths';
import { renderLink } from '../../../text/renderLink';

/** In place of open lines: there is no statement yet, or every line of those that there are is matched. */
export function NothingOpen({ account: { id, kind, name } }: { account: BankAccount }) {
  const link = (href: string, children: string) => <Button asChild>{renderLink({ href, children })}</Button>;
  const importing = link(bankPath('import', id), 'Import a statement');
  return (
    <Fetched query={useQuery(latestStatementsQuery(id))} subject="the statements">
      {(statements) =>
        statements.length > 0 ? (
          <EmptyState
            title="Every line is matched"
            actions={
              <>
                {importing}
                {link(bankPath('reconcile', id), 'Reconcile')}
              </>
            }
          >
            Import the next statement of the bank, or reconcile the last.
          </EmptyState>
        ) : (
          <EmptyState
            title="No statement yet"
            actions={
              <>
                {kind !== 'cash' && importing}
                {link(bankAccountPath(id), `Open ${name}`)}
              </>
            }
          >
            {kind === 'cash'
              ? 'A till has no bank statements. Count its cash at the end of the month instead.'
              : 'Import the first statement, or reconcile to the balance that the statement shows.'}
          </EmptyState>
        )
      }
    </Fetched>
  );
}
