import type { Charge, ChargeType } from '@rentsafe/domain/charge';
import { toMinor } from '@rentsafe/domain/money';
import { capitalised } from '../../page/capitalised';

/** 'Late fee' of 'late_fee' */
export const typeText = (type: ChargeType): string => capitalised(type.replace('_', ' '));

export const isOpen = ({ open }: Charge): boolean => toMinor(open.amount) > 0n;
