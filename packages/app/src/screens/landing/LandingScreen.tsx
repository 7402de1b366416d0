import { useSyncExternalStore } from 'react';
import { startPath } from '../../session/guard';
import { onLoginChange } from '../../session/storedLogin';
import { LandingView } from './LandingView';

export function LandingScreen() {
  return <LandingView loginPath={useSyncExternalStore(onLoginChange, startPath)} />;
}
