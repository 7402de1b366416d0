import type { Lease } from '@rentsafe/domain/lease';
import { Callout } from '@rentsafe/ui/Callout';
import { Link } from '@rentsafe/ui/Link';
import { agencyPath, leasePath, partyPath, propertyPath } from '../../../paths';
import * as styles from '../../../text/letter.css';
import { renderLink } from '../../../text/renderLink';

/** Where what is lacking is filled in, by how its sentence begins. */
function placeOf(sentence: string, { id, property, parties }: Lease) {
  const tenant = parties.find(({ role }) => role === 'tenant')?.party;
  if (sentence.startsWith('The agency')) return { href: agencyPath, label: 'Settings, Agency' };
  if (sentence.startsWith('The landlord') || sentence.startsWith('The property'))
    return { href: propertyPath(property.id), label: property.name };
  if (sentence.startsWith('The tenant') && tenant) return { href: partyPath(tenant), label: tenant.name };
  return { href: leasePath(id), label: 'Open the lease' };
}

interface LackingProps {
  /** 'The lease has no deposit. The agency has no address.' */
  text: string;
  lease: Lease;
}

/** What a template says and a lease has not, each with where it is filled in. */
export const Lacking = ({ text, lease }: LackingProps) => (
  <Callout tone="warning" title="This document cannot be issued yet">
    <ul className={styles.list}>
      {text.split(/(?<=\.) /).map((sentence) => {
        const { href, label } = placeOf(sentence, lease);
        return (
          <li key={sentence}>
            {sentence} <Link asChild>{renderLink({ href, children: label })}</Link>
          </li>
        );
      })}
    </ul>
  </Callout>
);
