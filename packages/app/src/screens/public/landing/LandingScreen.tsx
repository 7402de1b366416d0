import { HOME_PATH } from '@rentsafe/domain/session';
import { useSyncExternalStore } from 'react';
import { startPath } from '../../../login/guard';
import { onLoginChange } from '../../../login/storedLogin';
import { maybeAtProvider, useProviderName } from '../../../session/signInProvider';
import { LandingView } from './LandingView';

export function LandingScreen() {
  const loginPath = useSyncExternalStore(onLoginChange, startPath);
  const provider = useProviderName(loginPath !== HOME_PATH && maybeAtProvider());
  return <LandingView loginPath={loginPath} provider={provider} />;
}
