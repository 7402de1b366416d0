import type { MessageRow } from '@rentsafe/domain/message';
import { contractorPath, partyPath } from '../paths';

type To = Pick<MessageRow, 'party' | 'contractor'>;

/** A person or a company; or a contractor, who need be nobody in the register. */
export const recipientName = ({ party, contractor }: To): string => (party ?? contractor)?.name ?? '';

export const recipientPath = ({ party, contractor }: To): string =>
  party ? partyPath(party) : contractorPath(contractor?.id ?? 0);
