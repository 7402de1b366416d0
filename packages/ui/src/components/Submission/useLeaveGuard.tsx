'use client';

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { blockLinks } from './blockLinks';
import { LeaveQuestion } from './LeaveQuestion';
import type { Block, Leaving } from './leaving';

/** A form that may hold something that is not saved: what useSubmission and useEdition return. */
export interface Leavable {
  /** Something is typed that was not sent, is being sent, or may not have been saved. */
  isUnsaved: () => boolean;
  /** It is being sent. */
  isPending: () => boolean;
  /** It was sent, and may have been saved. */
  unconfirmed: boolean;
  /** Shows a question with the form. */
  showQuestion: (question: ReactNode) => void;
}

/**
 * Asks before a page is left whose form holds something that is not saved: by a link, by the router, by closing the tab. `block` is your
 * router's.
 *
 * @param block `@default` what holds links back, for routers without a way of their own
 */
export function useLeaveGuard(form: Leavable, block: Block = blockLinks): void {
  const isUnsaved = useEffectEvent(() => form.isUnsaved());
  const start = useEffectEvent(block);
  const ask = useEffectEvent((leaving: Leaving) => {
    const end = (how: () => void) => () => {
      form.showQuestion(null);
      how();
    };
    const state = form.isPending() ? 'pending' : form.unconfirmed ? 'unconfirmed' : 'changed';
    form.showQuestion(
      <LeaveQuestion state={state} onLeave={end(leaving.leave)} onStay={end(leaving.stay)} />,
    );
  });
  useEffect(() => {
    const stop = start({ isUnsaved: () => isUnsaved(), ask: (leaving) => ask(leaving) });
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      stop();
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
}
