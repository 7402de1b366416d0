import type { CompanyReport } from '@rentsafe/domain/company';
import { isWebAddress } from '@rentsafe/format/text';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Link } from '@rentsafe/ui/Link';
import type { ReportSection } from '@rentsafe/ui/ReportDialog';
import type { ReactNode } from 'react';
import { companyDetails } from './details';
import { ReportFrame, type ReportViewProps } from './ReportFrame';
import { addressItem, classificationSection, creditSections, detailItems } from './reportSections';

/** A link where the text is a web address, else the text. */
function website(text: string | null | undefined) {
  if (!text || !isWebAddress(text)) return text;
  return (
    <Link href={text} target="_blank" rel="noreferrer">
      {text}
    </Link>
  );
}

export function companySections(report: CompanyReport, asAt?: ReactNode): ReportSection[] {
  return [
    classificationSection(report, asAt),
    {
      id: 'company',
      heading: 'Company Details',
      content: (
        <DescriptionList
          items={[
            ...detailItems(companyDetails(report)),
            { term: 'Website', description: website(report.profile?.website) },
            addressItem(report.addresses),
          ]}
        />
      ),
    },
    ...creditSections(report),
  ];
}

/** The rent payment-status report on a company. */
export const CompanyReportView = (props: ReportViewProps<CompanyReport>) => (
  <ReportFrame {...props} sectionsOf={companySections} />
);
