import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer';
import { type ReactNode, useEffect, useState } from 'react';
import { Portal, type PortalProps } from '../../internal/overlay/portal';

/**
 * A layer of its own at the end of the body, or of its container. To dialogs, menus and popovers what happens in it is not outside, and a press in
 * it does not take the focus from where the user was typing.
 */
export function ToastLayer({ container, children }: PortalProps & { children: ReactNode }) {
  const [mounted, setMounted] = useState(false);
  // After the effects of what is rendered with it: what they show has arrived by then.
  useEffect(() => setMounted(true), []);
  if (!mounted) return null;
  return (
    <Portal container={container}>
      <DismissableLayerBranch data-rs-toasts="" onMouseDown={(event) => event.preventDefault()}>
        {children}
      </DismissableLayerBranch>
    </Portal>
  );
}
