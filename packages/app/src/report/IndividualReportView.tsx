import type { IndividualReport } from '@rentsafe/domain/individual';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import type { ReportSection } from '@rentsafe/ui/ReportDialog';
import type { ReactNode } from 'react';
import { personalDetails } from './details';
import { EmploymentTable } from './EmploymentTable';
import { ReportFrame, type ReportViewProps } from './ReportFrame';
import { addressItem, classificationSection, creditSections, detailItems } from './reportSections';

export function individualSections(report: IndividualReport, asAt?: ReactNode): ReportSection[] {
  return [
    classificationSection(report, asAt),
    {
      id: 'personal',
      heading: 'Personal Details',
      content: (
        <DescriptionList items={[...detailItems(personalDetails(report)), addressItem(report.addresses)]} />
      ),
    },
    {
      id: 'employment',
      heading: 'Employment History',
      content: <EmploymentTable employments={report.employment_details} />,
    },
    ...creditSections(report),
  ];
}

/** The rent payment-status report on an individual. */
export const IndividualReportView = (props: ReportViewProps<IndividualReport>) => (
  <ReportFrame {...props} sectionsOf={individualSections} />
);
