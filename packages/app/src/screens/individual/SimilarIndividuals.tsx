import { type Individual, isAnonymised } from '@rentsafe/domain/individual';
import { similarIndividuals } from '../../api/individualRecord';
import { SimilarNotice } from '../../forms/SimilarNotice';
import { useSimilar } from '../../forms/useSimilar';
import { individualPath } from '../../page/recordPaths';
import { useIsAdmin } from '../../session/useIsAdmin';
import { useIsStaff } from '../../session/useIsStaff';
import { similarSearch } from '../createIndividual/similarSearch';
import { type MergeSubject, optionOf } from '../record/mergeSubject';

interface SimilarIndividualsProps {
  record: Individual;
  onMerge: (into: NonNullable<MergeSubject<Individual>['into']>) => void;
}

/** Points out records that may be of the same person; an Admin is led to merge them. */
export function SimilarIndividuals({ record, onMerge }: SimilarIndividualsProps) {
  const isStaff = useIsStaff();
  const isAdmin = useIsAdmin();
  const search = isStaff && !isAnonymised(record) ? similarSearch({ ...record }) : '';
  const similar = useSimilar(search, similarIndividuals, record.id);
  return (
    <SimilarNotice
      similar={similar}
      record="individual"
      pathOf={individualPath}
      onMerge={isAdmin ? (other) => onMerge(optionOf(other)) : undefined}
    />
  );
}
