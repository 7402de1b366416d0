import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { Button } from '@rentsafe/ui/Button';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { toast } from '@rentsafe/ui/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { bankAccountsQuery, changeBankAccount, showBankAccount } from '../../../../calls/bankAccounts';
import { reportFailure } from '../../../../forms/refusal';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { bankPath } from '../../../../paths';
import { EditButton } from '../../../../record/EditButton';
import { useMay, useStepLevel } from '../../../../session/useMay';
import { renderLink } from '../../../../text/renderLink';
import { accountsFor, type MoneyMove, type MoveMoneyDialogProps } from './moves';

interface AccountDialogProps {
  account: BankAccount;
  onClose: () => void;
}

const failure = 'The form could not be opened';
const loadEdit = async () => (await import('./EditBankAccountDialog')).EditBankAccountDialog;
const loadClose = async () => (await import('./CloseAccountDialog')).CloseAccountDialog;
const loadMove = async () => (await import('./MoveMoneyDialog')).MoveMoneyDialog;

/** What can be done with an account: money is moved from it, Admins edit and close it. */
export function BankAccountActions({ account }: { account: BankAccount }) {
  const may = useMay();
  const isAdmin = useStepLevel() !== 'user';
  const queryClient = useQueryClient();
  const { data: accounts = [] } = useQuery(bankAccountsQuery);
  const edit = useLazyDialog<BankAccount, AccountDialogProps>(loadEdit, failure);
  const closing = useLazyDialog<BankAccount, AccountDialogProps & { onTransfer: () => void }>(
    loadClose,
    failure,
  );
  const moving = useLazyDialog<MoneyMove, MoveMoneyDialogProps>(loadMove, failure);
  const { id, name, kind, is_active, version } = account;
  const transfer: MoneyMove = { account, between: 'same' };
  const exchange: MoneyMove = { account, between: 'other' };

  async function reopen() {
    try {
      showBankAccount(queryClient, await changeBankAccount(id, { is_active: true, version }));
      toast.success(`${name} reopened`);
    } catch (error) {
      reportFailure('Failed to reopen the account', error);
    }
  }

  return (
    <>
      {is_active && (
        <OpeningButton
          variant="primary"
          trigger={moving.trigger}
          pending={moving.trigger.opening?.between === 'same'}
          subject={transfer}
        >
          {kind === 'cash' ? 'Bank the cash…' : 'Transfer…'}
        </OpeningButton>
      )}
      {is_active && isAdmin && accountsFor(exchange, accounts).length > 0 && (
        <OpeningButton
          trigger={moving.trigger}
          pending={moving.trigger.opening?.between === 'other'}
          subject={exchange}
        >
          Exchange…
        </OpeningButton>
      )}
      {kind !== 'cash' && (
        <Button asChild>{renderLink({ href: bankPath('match', id), children: 'Bank statements' })}</Button>
      )}
      {may('updateBankAccount') && (
        <>
          <EditButton record={account} edit={edit.trigger} />
          <Menu
            align="end"
            trigger={
              <IconButton label="More actions" variant="secondary">
                <EllipsisVertical />
              </IconButton>
            }
          >
            {is_active ? (
              <MenuItem icon={<LockKeyhole />} onSelect={() => closing.trigger.onOpen(account)}>
                Close account…
              </MenuItem>
            ) : (
              <MenuItem icon={<LockKeyholeOpen />} onSelect={() => void reopen()}>
                Reopen account
              </MenuItem>
            )}
          </Menu>
        </>
      )}
      {edit.opened && <edit.opened.Dialog account={edit.opened.subject} onClose={edit.onClose} />}
      {closing.opened && (
        <closing.opened.Dialog
          account={closing.opened.subject}
          onTransfer={() => {
            closing.onClose();
            moving.trigger.onOpen(transfer);
          }}
          onClose={closing.onClose}
        />
      )}
      {moving.opened && <moving.opened.Dialog {...moving.opened.subject} onClose={moving.onClose} />}
    </>
  );
}
