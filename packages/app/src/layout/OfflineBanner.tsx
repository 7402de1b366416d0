import { announce } from '@rentsafe/ui/Announcer';
import { Callout } from '@rentsafe/ui/Callout';
import { useEffect, useRef } from 'react';

export interface OfflineBannerProps {
  online: boolean;
}

const title = 'You are offline.';
const text = "You can't load or save anything while offline, and changes are not saved automatically.";

/** Says, politely, that the network is gone, and when it is back. */
export function OfflineBanner({ online }: OfflineBannerProps) {
  const was = useRef(true);

  useEffect(() => {
    if (was.current === online) return;
    was.current = online;
    announce(online ? 'You are online again.' : `${title} ${text}`);
  }, [online]);

  if (online) return null;
  return (
    <Callout tone="warning" title={title}>
      {text}
    </Callout>
  );
}
