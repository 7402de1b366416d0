import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { SecurityTab } from './SecurityTab';

/** In place of every page, until an Admin who needs a second factor has added one. */
export function FactorNeeded() {
  const queryClient = useQueryClient();
  return (
    <Stack gap="section">
      <PageHeader
        title="Add a second factor"
        description="Admins sign in with a password and a second factor here. Add a passkey or an authenticator app to go on."
      />
      {/* All that was refused until then is asked for anew. */}
      <SecurityTab onAdded={() => void queryClient.resetQueries()} />
    </Stack>
  );
}
