/** Together they are at most the 500 characters of an evidence. */
export const EVIDENCE_LENGTH = 300;
export const PURPOSE_LENGTH = 180;

const MARK = '\nPurpose: ';

/** Where a consent can be seen, and what it is for. */
export interface ConsentEvidence {
  evidence: string;
  /** '' where none is known. */
  purpose: string;
}

/** Both as one text: the evidence, and the purpose on a line of its own. */
export const evidenceOf = ({ evidence, purpose }: ConsentEvidence): string => evidence + MARK + purpose;

/** Both of the evidence of a consent, which may have been recorded elsewhere, without a purpose. */
export function readEvidence(text: string): ConsentEvidence {
  const at = text.lastIndexOf(MARK);
  return at < 0
    ? { evidence: text, purpose: '' }
    : { evidence: text.slice(0, at), purpose: text.slice(at + MARK.length) };
}
