import type { Company } from '@rentsafe/domain/company';
import { similarCompanies } from '../../../calls/companies';
import { SimilarNotice } from '../../../forms/SimilarNotice';
import { useSimilar } from '../../../forms/useSimilar';
import { companyPath } from '../../../paths';
import { type MergeSubject, optionOf } from '../../../record/mergeSubject';
import { useMay } from '../../../session/useMay';

interface SimilarCompaniesProps {
  record: Company;
  onMerge: (into: NonNullable<MergeSubject<Company>['into']>) => void;
}

/** Points out records that may be of the same company; an Admin is led to merge them. */
export function SimilarCompanies({ record, onMerge }: SimilarCompaniesProps) {
  const may = useMay();
  const search = may('findSimilarCompanies')
    ? String(new URLSearchParams({ registration_name: record.registration_name }))
    : '';
  const similar = useSimilar(search, similarCompanies, record.id);
  return (
    <SimilarNotice
      similar={similar}
      record="company"
      pathOf={companyPath}
      onMerge={may('mergeCompany') ? (other) => onMerge(optionOf(other)) : undefined}
    />
  );
}
