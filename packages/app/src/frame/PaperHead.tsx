import { joinParts } from '@rentsafe/domain/text';
import { PrintHeader } from '@rentsafe/ui/Print';
import { brand } from './brand';
import { Logo } from './Logo';

interface PaperHeadProps {
  title: string;
  /** Whose document it is: a client company's has its name in place of the logo. @default the provider */
  issuer?: string;
}

/** The head of the first sheet of whatever is printed. */
export const PaperHead = ({ title, issuer = brand.name }: PaperHeadProps) => (
  <PrintHeader title={title} brand={issuer === brand.name ? <Logo /> : issuer} />
);

/** The head of each further sheet: whose document it is, and what of. */
export const runningHead = (about: string, issuer: string = brand.name) => joinParts([issuer, about], ' · ');
