import type { CompanyInput } from '@rentsafe/domain/company';
import { withoutEmpty } from '@rentsafe/domain/form';
import { toE164OrTyped } from '../../calls/e164';

/** With the telephones as they are stored. */
export async function withE164(company: CompanyInput): Promise<CompanyInput> {
  const { mobile_phone, landline_phone, ...profile } = company.profile;
  const [mobile = '', landline = ''] = await toE164OrTyped([mobile_phone ?? '', landline_phone ?? '']);
  return {
    ...company,
    profile: { ...profile, ...withoutEmpty({ mobile_phone: mobile, landline_phone: landline }) },
  };
}
