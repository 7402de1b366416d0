import type { Party } from '@rentsafe/domain/party';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Finding } from '../../calls/checkTenant';
import { useReportOpening } from '../../report/useReportOpening';
import type { CheckedNumber } from './checkedNumber';
import { findingFailure } from './findingFailure';
import { findTenant } from './findTenant';

/** A number that is checked: what was found, or why it could not be looked up. */
export interface CheckStart {
  checked: CheckedNumber;
  finding?: Finding | undefined;
  failure?: string | undefined;
}

interface CheckFlowSettings extends Pick<CheckStart, 'checked' | 'finding'> {
  /** Of whom the report is open now. */
  onReport?: ((party: Party) => void) | undefined;
  onClose: () => void;
}

/** What is known of a number, and the report once it may be read. */
export function useCheckFlow({
  checked: first,
  finding: firstFinding,
  onReport,
  onClose,
}: CheckFlowSettings) {
  const [checked, setChecked] = useState(first);
  const [finding, setFinding] = useState(firstFinding);
  const individual = useReportOpening<Party>('individual');
  const company = useReportOpening<Party>('company');
  /** What is open has done its part: its closing is not the end. */
  const hasGoneOn = useRef(false);

  const openReport = async (party: Party) => {
    const isOpen = await (party.type === 'company' ? company : individual).open(party);
    if (isOpen) onReport?.(party);
    else onClose();
  };
  const show = (found: Finding) => {
    setFinding(found);
    if (found.state === 'readable') void openReport(found.party);
  };
  const onOpened = useEffectEvent(() => {
    if (firstFinding) show(firstFinding);
  });
  useEffect(() => onOpened(), []);

  async function look(again: CheckedNumber): Promise<string | undefined> {
    try {
      const found = await findTenant(again);
      setChecked(again);
      show(found);
    } catch (error) {
      return findingFailure(error);
    }
    return undefined;
  }

  const goOn = (found: Finding) => {
    hasGoneOn.current = true;
    show(found);
  };
  const endUnlessGoneOn = () => {
    if (!hasGoneOn.current) onClose();
    hasGoneOn.current = false;
  };

  const report = individual.opened ?? company.opened;
  return { checked, finding, report, look, goOn, endUnlessGoneOn };
}
