import type { ButtonProps } from '@rentsafe/ui/Button';
import { Plus } from 'lucide-react';
import { OpeningButton } from '../overlays/OpeningButton';
import type { Opening } from '../overlays/useLazyDialog';

export interface CreateButtonProps extends Pick<ButtonProps, 'variant'> {
  /** 'Add New Company' */
  label: string;
  creation: Opening<string>;
  /** What was searched for, with which the form starts. */
  searched?: string;
}

/** Opens the form for a new record of a list. */
export function CreateButton({ label, creation, searched = '', variant = 'primary' }: CreateButtonProps) {
  return (
    <OpeningButton variant={variant} trigger={creation} subject={searched}>
      <Plus aria-hidden="true" />
      {label}
    </OpeningButton>
  );
}
