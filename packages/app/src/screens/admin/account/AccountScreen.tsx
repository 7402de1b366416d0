import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Tabs } from '@rentsafe/ui/Tabs';
import { useSearchParams } from 'react-router-dom';
import { useLogin } from '../../../login/useLogin';
import { PasswordTab } from './PasswordTab';
import { ProfileTab } from './ProfileTab';
import { SessionsTab } from './SessionsTab';
import { SecurityTab } from './security/SecurityTab';

const tabs = [
  { value: 'profile', label: 'Profile', content: <ProfileTab />, href: '?tab=profile' },
  { value: 'password', label: 'Password', content: <PasswordTab />, href: '?tab=password' },
  { value: 'security', label: 'Security', content: <SecurityTab />, href: '?tab=security' },
  { value: 'sessions', label: 'Sessions', content: <SessionsTab />, href: '?tab=sessions' },
];

/** One's own account: who one is, the password, second factors, and where one is signed in. */
export function AccountScreen() {
  const [search] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  return (
    <Stack gap="section">
      <PageHeader title="Your account" description={useLogin()?.username} />
      <Tabs label="Your account" value={open?.value} tabs={tabs} />
    </Stack>
  );
}
