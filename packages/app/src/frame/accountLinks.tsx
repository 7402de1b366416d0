import { HOME_PATH } from '@rentsafe/domain/session';
import { CircleHelp, KeyRound, MonitorSmartphone, ShieldCheck, User } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AccountLink {
  id: string;
  label: string;
  icon: ReactNode;
  href: string;
}

const account = `${HOME_PATH}/account`;

/** What users look after themselves. */
export const accountLinks: readonly AccountLink[] = [
  { id: 'profile', label: 'Your profile', icon: <User />, href: account },
  { id: 'password', label: 'Change password', icon: <KeyRound />, href: `${account}?tab=password` },
  { id: 'security', label: 'Security', icon: <ShieldCheck />, href: `${account}?tab=security` },
  { id: 'sessions', label: 'Sessions', icon: <MonitorSmartphone />, href: `${account}?tab=sessions` },
];

export const helpLink: AccountLink = {
  id: 'glossary',
  label: 'Help',
  icon: <CircleHelp />,
  href: `${HOME_PATH}/help`,
};
