import { Button } from '@rentsafe/ui/Button';
import { Plus } from 'lucide-react';
import type { Opening } from '../../overlays/useLazyDialog';

export interface CreateButtonProps {
  /** 'Add New Company' */
  label: string;
  creation: Opening<string>;
  /** What was searched for, with which the form starts. */
  searched?: string;
}

/** Opens the form for a new record of a list. */
export function CreateButton({ label, creation, searched = '' }: CreateButtonProps) {
  return (
    <Button
      variant="primary"
      pending={creation.opening !== undefined}
      onPointerEnter={creation.onIntent}
      onFocus={creation.onIntent}
      onClick={() => creation.onOpen(searched)}
    >
      <Plus aria-hidden="true" />
      {label}
    </Button>
  );
}
