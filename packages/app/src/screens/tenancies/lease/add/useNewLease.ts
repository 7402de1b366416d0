import type { Lease, LeaseAgreement, LeaseParties } from '@rentsafe/domain/lease';
import type { FormIssues } from '@rentsafe/ui/Form';
import type { WizardState } from '@rentsafe/ui/Wizard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leasesOfUnit, unitQuery } from '../../../../calls/leases';
import { stepRefusals } from './stepRefusals';
import type { LeaseStepName } from './steps';
import { useSaveLease } from './useSaveLease';

/** What the steps have come to, and what saves it. */
export function useNewLease(
  wizard: WizardState<LeaseStepName>,
  initialUnit: number | undefined,
  initialDraft: Lease | undefined,
) {
  const [unitId, setUnitId] = useState(initialUnit);
  const [parties, setParties] = useState<LeaseParties['parties']>();
  const [terms, setTerms] = useState<LeaseAgreement>();
  const [names] = useState(
    () => new Map(initialDraft?.parties.map(({ party }) => [`${party.type}:${party.id}`, party.name])),
  );
  const { draft, isSaved, save } = useSaveLease(initialDraft);
  const { data: unit } = useQuery({ ...unitQuery(unitId ?? 0), enabled: unitId !== undefined });
  const { data: others } = useQuery({ ...leasesOfUnit(unitId ?? 0), enabled: unitId !== undefined });

  const submit = async (isActivated: boolean): Promise<FormIssues | undefined> => {
    if (unitId === undefined || !parties || !terms) return { form: 'Complete all steps first.' };
    try {
      await save({ unit: unitId, parties, ...terms }, isActivated);
      return undefined;
    } catch (error) {
      const failed = draft ? 'Failed to save lease' : 'Failed to create lease';
      const found = stepRefusals(failed, error, (of) => new FormData(wizard.formOf(of) ?? undefined));
      if ('issues' in found) return found.issues;
      wizard.showIssues(found.refusals);
      return undefined;
    }
  };

  return {
    ...{ unit, parties, terms, names, draft, isSaved, submit },
    others: others?.results ?? [],
    ...{ setUnitId, setParties, setTerms },
  };
}
