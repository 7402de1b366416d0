import { useState } from 'react';
import { PrintNow } from '../lists/PrintNow';
import { useIssuer } from '../session/useIssuer';
import { ConsentPaper, type ConsentPaperProps } from './ConsentPaper';

type Consenting = Omit<ConsentPaperProps, 'issuer'>;

/** Prints the form that a person or a company signs; what is not known is left to be written. */
export function useConsentPaper() {
  const issuer = useIssuer();
  const [printed, setPrinted] = useState<Consenting>();
  return {
    print: setPrinted,
    sheet: printed && (
      <PrintNow
        name={['Consent', printed.name].filter(Boolean).join(' ')}
        onPrinted={() => setPrinted(undefined)}
      >
        <ConsentPaper {...printed} issuer={issuer} />
      </PrintNow>
    ),
  };
}
