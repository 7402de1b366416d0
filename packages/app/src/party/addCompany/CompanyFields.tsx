import { Addresses } from '../../forms/Addresses';
import { ContactFields } from './ContactFields';
import { IdentityFields, type IdentityFieldsProps } from './IdentityFields';
import { ProfileFields } from './ProfileFields';

/** Identity, contact, profile and addresses of a company: empty, or as they are on record. */
export function CompanyFields(props: IdentityFieldsProps) {
  const { initial } = props;
  return (
    <>
      <IdentityFields {...props} />
      <ContactFields initial={initial?.profile} />
      <ProfileFields initial={initial?.profile} />
      <Addresses initial={initial?.addresses} />
    </>
  );
}
