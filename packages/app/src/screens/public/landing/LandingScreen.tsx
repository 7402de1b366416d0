import { useSyncExternalStore } from 'react';
import { startPath } from '../../../login/guard';
import { onLoginChange } from '../../../login/storedLogin';
import { LandingView } from './LandingView';

export function LandingScreen() {
  return <LandingView loginPath={useSyncExternalStore(onLoginChange, startPath)} />;
}
