import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { showLookups } from '../../calls/lookups';
import { withTimeout } from '../../calls/withTimeout';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import type { CheckFlowProps } from './CheckFlow';
import { type CheckedNumber, numberProblem } from './checkedNumber';
import { findingFailure } from './findingFailure';
import { useCheckedAddress } from './useCheckedAddress';
import type { CheckStart } from './useCheckFlow';

const load = async () => (await import('./CheckFlow')).CheckFlow;

interface CheckSettings {
  onEnd?: () => void;
  /** The report stands in the address of the page: after a reload it is opened again. @default false */
  isAddressed?: boolean;
}

/** Checks a number, and opens what follows from it: a report, the form of a consent, or that nobody has it. */
export function useCheck({ onEnd, isAddressed = false }: CheckSettings = {}) {
  const queryClient = useQueryClient();
  const { trigger, opened, open, onClose } = useLazyDialog<CheckStart, CheckFlowProps>(
    load,
    'The check could not be opened',
  );
  const address = useCheckedAddress();
  const onReload = useEffectEvent(() => {
    const { party } = address;
    if (!isAddressed || !party) return;
    const kind = party.type === 'company' ? 'company' : 'national_id';
    const finding = { state: 'readable' as const, party: { ...party, name: '' } };
    void open({ checked: { number: '', kind }, finding });
  });
  useEffect(() => onReload(), []);
  const end = () => {
    if (isAddressed) address.write(null);
    onClose();
    onEnd?.();
  };

  /** Returns why a number could not be looked up. */
  async function check(checked: CheckedNumber): Promise<string | undefined> {
    try {
      const { findTenant } = await withTimeout(import('./findTenant'));
      await open({ checked, finding: await findTenant(checked) });
    } catch (error) {
      return findingFailure(error);
    } finally {
      showLookups(queryClient);
    }
    return undefined;
  }

  /** Where there is no form for what is wrong: it opens with it. */
  async function checkSearched(checked: CheckedNumber): Promise<void> {
    const isWrong = numberProblem(checked)?.tone === 'danger';
    const failure = isWrong ? undefined : await check(checked);
    if (isWrong || failure !== undefined) await open({ checked, failure });
  }

  return {
    check,
    checkSearched,
    onIntent: trigger.onIntent,
    dialog: opened && (
      <opened.Dialog {...opened.subject} {...(isAddressed && { onReport: address.write })} onClose={end} />
    ),
  };
}
