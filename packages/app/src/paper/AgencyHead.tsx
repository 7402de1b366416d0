import type { Agency } from '@rentsafe/domain/book';
import { type Client, PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { Letterhead } from '@rentsafe/ui/Print';
import { useFileUrls } from '../calls/useFileUrls';
import { Logo } from '../frame/Logo';
import { useBook } from '../session/useBook';
import { useIssuer } from '../session/useIssuer';
import { useMe } from '../session/useMe';
import { letterheadLines } from './letterheadLines';

export interface AgencyHeadProps {
  /** In whose book what is printed is; the own one unless told. */
  client?: Pick<Client, 'id' | 'name'> | undefined;
  /** What the letterhead said on another day. */
  agency?: Agency | undefined;
}

const none: readonly number[] = [];

/** Whom the papers of a book are from; the provider's have the product's sign until they are given a letterhead. */
export function AgencyHead({ client, agency: ofThen }: AgencyHeadProps) {
  const ofToday = useBook(client?.id)?.agency;
  const agency = ofThen ?? ofToday;
  const name = useIssuer(client, ofThen);
  const { data: me } = useMe();
  const logo = agency?.logo;
  const urls = useFileUrls(logo ? [logo] : none);
  if ((client?.id ?? me?.client) === PROVIDER_CLIENT_ID && !agency?.name) return <Logo />;
  return (
    <Letterhead
      name={name}
      logo={logo ? urls.get(logo) : undefined}
      lines={agency && letterheadLines(agency)}
    />
  );
}
