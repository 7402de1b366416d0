import { type Charge, chargeSteps } from '@rentsafe/domain/charge';
import { mayTake } from '@rentsafe/domain/step';
import type { ComponentType } from 'react';
import { useLazyDialog } from '../overlays/useLazyDialog';
import { useStepLevel } from '../session/useMay';

export interface CreditProps {
  charge: Charge;
  onClose: () => void;
}

const load = async (): Promise<ComponentType<CreditProps>> => (await import('./CreditDialog')).CreditDialog;

/** The dialog that credits a charge, for Admins of the book: the server refuses it to others. */
export function useCredit() {
  const mayCredit = mayTake(chargeSteps.steps.credit, useStepLevel());
  const dialog = useLazyDialog<Charge, CreditProps>(load, 'The form could not be opened');
  return { mayCredit, ...dialog };
}
