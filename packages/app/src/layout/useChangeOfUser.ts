import { toast } from '@rentsafe/ui/Toast';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../page/arrival';

/** Someone else has signed in in another tab: says so, and whose screen this is from now on. */
export function useChangeOfUser(username: string | undefined): void {
  const last = useRef(username);
  useEffect(() => {
    if (username === undefined || username === last.current) return;
    last.current = username;
    // Those were for who was here.
    toast.dismiss();
    toast.warning(`You are now signed in as ${username}`, {
      description:
        'This account was signed in from another tab. Anything open here has been closed; check that your last change was saved.',
    });
    // A dialog that goes with the person who was here gives the page free a moment later.
    setTimeout(focusHeading);
  }, [username]);
}
