import type { ButtonProps } from '@rentsafe/ui/Button';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OpeningButton } from '../overlays/OpeningButton';
import type { Opening } from '../overlays/useLazyDialog';
import { NEW } from '../paths';

export interface CreateButtonProps extends Pick<ButtonProps, 'variant'> {
  /** 'Add New Company' */
  label: string;
  creation: Opening<string>;
  /** What was searched for, with which the form starts. */
  searched?: string;
}

/** The visit whose address has opened a form: of several buttons one does. */
let opened: string | undefined;

/** Opens the form for a new record of a list, also where the address asks for it. */
export function CreateButton({ label, creation, searched = '', variant = 'primary' }: CreateButtonProps) {
  const { hash, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = useEffectEvent(() => {
    if (opened === key) return;
    opened = key;
    void navigate(pathname + search, { replace: true });
    creation.onOpen(searched);
  });
  useEffect(() => {
    if (hash === NEW) open();
  }, [hash]);
  return (
    <OpeningButton variant={variant} trigger={creation} subject={searched}>
      <Plus aria-hidden="true" />
      {label}
    </OpeningButton>
  );
}
