import { announce } from '@rentsafe/ui/Announcer';
import { Callout } from '@rentsafe/ui/Callout';
import { useEffect, useRef } from 'react';

export interface OfflineBannerProps {
  online: boolean;
  /** The page keeps what is typed, and says so itself. */
  keepsDrafts?: boolean | undefined;
}

const title = 'You are offline.';
const unsavedText = "You can't load or save anything while offline, and changes are not saved automatically.";
const keptText = "You can't load or send anything while offline.";

/** Says, politely, that the network is gone, and when it is back. */
export function OfflineBanner({ online, keepsDrafts = false }: OfflineBannerProps) {
  const text = keepsDrafts ? keptText : unsavedText;
  const was = useRef(true);

  useEffect(() => {
    if (was.current === online) return;
    was.current = online;
    announce(online ? 'You are online again.' : `${title} ${text}`);
  }, [online, text]);

  if (online) return null;
  return (
    <Callout tone="warning" title={title}>
      {text}
    </Callout>
  );
}
