import { type Individual, isAnonymised } from '@rentsafe/domain/individual';
import { similarIndividuals } from '../../../calls/individualRecord';
import { SimilarNotice } from '../../../forms/SimilarNotice';
import { useSimilar } from '../../../forms/useSimilar';
import { similarSearch } from '../../../party/addIndividual/similarSearch';
import { individualPath } from '../../../paths';
import { type MergeSubject, optionOf } from '../../../record/mergeSubject';
import { useMay } from '../../../session/useMay';

interface SimilarIndividualsProps {
  record: Individual;
  onMerge: (into: NonNullable<MergeSubject<Individual>['into']>) => void;
}

/** Points out records that may be of the same person; an Admin is led to merge them. */
export function SimilarIndividuals({ record, onMerge }: SimilarIndividualsProps) {
  const may = useMay();
  const search = may('findSimilarIndividuals') && !isAnonymised(record) ? similarSearch({ ...record }) : '';
  const similar = useSimilar(search, similarIndividuals, record.id);
  return (
    <SimilarNotice
      similar={similar}
      record="individual"
      pathOf={individualPath}
      onMerge={may('mergeIndividual') ? (other) => onMerge(optionOf(other)) : undefined}
    />
  );
}
