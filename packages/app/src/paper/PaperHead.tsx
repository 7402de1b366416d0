import { joinParts } from '@rentsafe/format/text';
import { PrintHeader } from '@rentsafe/ui/Print';
import { brand } from '../frame/brand';
import { Logo } from '../frame/Logo';
import { AgencyHead, type AgencyHeadProps } from './AgencyHead';

/** Of a sheet that the head of a paper takes, with a line below it. */
export const HEAD_LINES = 10;

interface PaperHeadProps extends AgencyHeadProps {
  title: string;
  /** Whose document it is: the provider's reports and invoices have its own sign. @default agency */
  of?: 'agency' | 'provider';
}

/** The head of the first sheet of whatever is printed. */
export const PaperHead = ({ title, of = 'agency', ...agency }: PaperHeadProps) => (
  <PrintHeader
    data-paper-head=""
    title={title}
    brand={of === 'provider' ? <Logo /> : <AgencyHead {...agency} />}
  />
);

/** The head of each further sheet: whose document it is, and what of. */
export const runningHead = (about: string, issuer: string = brand.name) => joinParts([issuer, about], ' · ');
