import { today } from '@rentsafe/domain/date';
import { Button } from '@rentsafe/ui/Button';
import { HelpButton } from '@rentsafe/ui/HelpPanel';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import { PageHelp } from '../../../../help/PageHelp';
import { CreateButton } from '../../../../lists/CreateButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { bankPath, receiptsPath } from '../../../../paths';
import { renderLink } from '../../../../text/renderLink';
import { ReceiptsPanel } from './ReceiptsPanel';

/** Receipts, and in a second tab the bank's statements of them. */
export function ReceiptsScreen({ bank }: { bank: ReactNode }) {
  const tabs = [
    { value: 'receipts', label: 'Receipts', content: <ReceiptsPanel />, href: receiptsPath },
    { value: 'bank', label: 'Bank', content: bank, href: bankPath('match') },
  ] as const;
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  // The form starts with an account: it opens when they are known.
  const load = async () => {
    await queryClient.fetchQuery(bankAccountsQuery);
    return (await import('./AddReceiptDialog')).AddReceiptDialog;
  };
  const creation = useLazyDialog<string, { onClose: () => void }>(load, 'The form could not be opened');
  return (
    <PageHelp subject={open.value === 'bank' ? 'bank' : 'receipts'}>
      <Stack gap="section">
        <PageHeader
          title="Receipts"
          tag={<HelpButton />}
          description="Money received, and bank statements to match it with."
          actions={
            <>
              <Button asChild>
                {renderLink({
                  href: `${receiptsPath}?received_from=${today()}&received_to=${today()}`,
                  children: 'Received today',
                })}
              </Button>
              <CreateButton label="New Receipt" creation={creation.trigger} />
            </>
          }
        />
        <Tabs label="Receipts" value={open.value} tabs={tabs} />
        {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
      </Stack>
    </PageHelp>
  );
}
