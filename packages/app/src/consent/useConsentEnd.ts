import type { Consent } from '@rentsafe/domain/consent';
import type { PartyInput } from '@rentsafe/domain/party';
import { toast } from '@rentsafe/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { newestConsents } from '../calls/consents';
import { useIsStaff } from '../session/useIsStaff';
import { consentEnd } from './consentEnd';

/** How often it is asked while a report is open. */
const INTERVAL = 30_000;

/**
 * Watches the consent by which a user of a client company reads a report. When it ends, they are told why, and `onEnd` takes the report
 * away. Returns the newest consents; undefined for staff, who need none.
 */
export function useConsentEnd({ type, id }: PartyInput, name: string, onEnd: () => void) {
  const isStaff = useIsStaff();
  const party = { type, id };
  const { data } = useQuery({
    ...newestConsents(party),
    enabled: !isStaff,
    refetchInterval: INTERVAL,
    refetchOnMount: 'always',
  });
  const [read, setRead] = useState<Consent>();

  const onConsents = useEffectEvent((consents: readonly Consent[]) => {
    const valid = consents.find(({ state }) => state === 'valid');
    if (valid) return setRead(valid);
    const ended = consents.find((consent) => consent.id === read?.id);
    if (!ended) return;
    setRead(undefined);
    toast.warning('Report closed', {
      description: consentEnd(ended, name),
      duration: Number.POSITIVE_INFINITY,
    });
    onEnd();
  });
  useEffect(() => {
    if (data) onConsents(data.results);
  }, [data]);
  return data?.results;
}
