import { useEffectEvent, useLayoutEffect } from 'react';

/** Stands in a form, and tells when that opens. */
export function FormOpens({ onOpen }: { onOpen: () => void }) {
  const open = useEffectEvent(onOpen);
  useLayoutEffect(() => open(), []);
  return null;
}
