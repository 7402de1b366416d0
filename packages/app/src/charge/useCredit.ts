import type { Charge } from '@rentsafe/domain/charge';
import type { ComponentType } from 'react';
import { useLazyDialog } from '../overlays/useLazyDialog';
import { useMay } from '../session/useMay';

export interface CreditProps {
  charge: Charge;
  onClose: () => void;
}

const load = async (): Promise<ComponentType<CreditProps>> => (await import('./CreditDialog')).CreditDialog;

/** The dialog that credits a charge, for Admins of the book: the server refuses it to others. */
export function useCredit() {
  const mayCredit = useMay()('creditCharge');
  const dialog = useLazyDialog<Charge, CreditProps>(load, 'The form could not be opened');
  return { mayCredit, ...dialog };
}
