import type { Inspection } from '@rentsafe/domain/inspection';
import { useEffect, useEffectEvent, useState } from 'react';
import { readOpened, rememberOpened } from '../../../../calls/openedInspections';
import { useLogin } from '../../../../login/useLogin';
import { storeShell } from '../../../../offline/offlineShell';
import { useOnline } from '../../../../offline/useOnline';
import { inspectionsPath } from '../../../../paths';
import type { FoundRecord } from '../../../../record/useRecord';

/**
 * An inspection as it was read; where it cannot be read, a planned one as this device read it last, until the connection is back. The
 * code of its page is stored meanwhile, so that it opens again without a connection.
 */
export function useOpenedInspection(id: number, found: FoundRecord<Inspection>): FoundRecord<Inspection> {
  const username = useLogin()?.username ?? '';
  const isOnline = useOnline();
  const [opened, setOpened] = useState<Inspection>();
  const record = 'record' in found ? found.record : undefined;
  const failed = 'absence' in found && found.absence.reason === 'failed' ? found.absence : undefined;

  useEffect(() => {
    if (!record) return;
    storeShell(inspectionsPath);
    rememberOpened(username, record).catch((error: unknown) =>
      console.error('The inspection could not be stored on this device', error),
    );
  }, [username, record]);

  const hasFailed = failed !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    let isThere = true;
    readOpened(username, id).then(
      (stored) => isThere && setOpened(stored),
      (error: unknown) => console.error('The device could not be read', error),
    );
    return () => {
      isThere = false;
    };
  }, [hasFailed, username, id]);

  const onBack = useEffectEvent(() => failed?.onRetry());
  useEffect(() => {
    if (isOnline && opened) onBack();
  }, [isOnline, opened]);

  if (record) return { record };
  const isAway = 'absence' in found && (hasFailed || found.absence.reason === 'loading');
  return opened && isAway ? { record: opened } : found;
}
