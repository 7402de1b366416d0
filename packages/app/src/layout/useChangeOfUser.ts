import { toast } from '@rentsafe/ui/Toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusHeading } from '../frame/arrival';

/**
 * Someone else has signed in in another tab: leaves out of the address what is of who was here (a search, an open report, which would
 * count as read by them), and then says whose screen it is from now on.
 *
 * @returns whose screen it is; until then not that of who is signed in, for whom nothing may be read meanwhile.
 */
export function useChangeOfUser(username: string | undefined): string | undefined {
  const [owner, setOwner] = useState(username);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOther = username !== undefined && username !== owner;

  const onOther = useEffectEvent(() => {
    if (search) return void navigate(pathname, { replace: true });
    setOwner(username);
    // Those were for who was here.
    toast.dismiss();
    toast.warning(`You are now signed in as ${username}`, {
      description:
        'This account was signed in from another tab. Anything open here has been closed; check that your last change was saved.',
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the address has changed
  useEffect(() => {
    if (isOther) onOther();
  }, [isOther, search, username]);

  const arrivedFor = useRef(owner);
  // Their screen is there by now, and a dialog of who was here is gone.
  useEffect(() => {
    if (arrivedFor.current === owner) return;
    arrivedFor.current = owner;
    focusHeading();
  }, [owner]);
  return owner;
}
