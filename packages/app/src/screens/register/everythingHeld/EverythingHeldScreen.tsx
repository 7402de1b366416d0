import { fullName } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { useParams } from 'react-router-dom';
import { companyQuery, companyReportQuery } from '../../../calls/companies';
import { individualQuery, individualReportQuery } from '../../../calls/individualRecord';
import { companySections } from '../../../report/CompanyReportView';
import { individualSections } from '../../../report/IndividualReportView';
import { CompanyDetails } from '../company/CompanyDetails';
import { IndividualDetails } from '../individual/IndividualDetails';
import { EverythingHeld } from './EverythingHeld';

/** All that is held about a person, to print. */
export function IndividualEverythingScreen() {
  const id = Number(useParams().id);
  return (
    <EverythingHeld
      type="individual"
      id={id}
      list={{ label: 'Individuals', href: `${HOME_PATH}?tab=individual` }}
      record={individualQuery(id)}
      report={individualReportQuery(id)}
      nameOf={fullName}
      detailsOf={(individual) => <IndividualDetails individual={individual}>{null}</IndividualDetails>}
      sectionsOf={individualSections}
    />
  );
}

/** All that is held about a company, to print. */
export function CompanyEverythingScreen() {
  const id = Number(useParams().id);
  return (
    <EverythingHeld
      type="company"
      id={id}
      list={{ label: 'Companies', href: `${HOME_PATH}?tab=company` }}
      record={companyQuery(id)}
      report={companyReportQuery(id)}
      nameOf={({ registration_name }) => registration_name}
      detailsOf={(company) => <CompanyDetails company={company}>{null}</CompanyDetails>}
      sectionsOf={companySections}
    />
  );
}
