import { dateOrText } from '@rentsafe/format/date';
import { withScheme } from '@rentsafe/format/text';
import { addressControl, addressRows } from '../address/index.ts';
import { type FormParser, fieldText, formParser, numberOrText, withoutEmpty } from '../form/index.ts';
import { type CompanyInput, companyInput } from './schema.ts';

/**
 * The company form. Its controls are named as on the wire, those of the profile too. What is left empty is left out.
 */
export const companyForm: FormParser<CompanyInput> = formParser({
  schema: companyInput,
  read: (fields) => {
    const text = (name: string) => fieldText(fields, name);
    const link = (name: string) => withScheme(text(name));
    const optional = {
      trading_name: text('trading_name'),
      legal_status: text('legal_status'),
      date_of_incorporation: dateOrText(text('date_of_incorporation')),
      industry: text('industry'),
    };
    const profile = {
      registration_date: dateOrText(text('registration_date')),
      mobile_phone: text('mobile_phone'),
      landline_phone: text('landline_phone'),
      tin_number: text('tin_number'),
      vat_number: text('vat_number'),
      number_of_employees: numberOrText(text('number_of_employees')),
      website: link('website'),
      twitter: link('twitter'),
      facebook: link('facebook'),
      instagram: link('instagram'),
      linkedin: link('linkedin'),
      operations: text('operations'),
      account_number: text('account_number'),
      trading_status: text('trading_status'),
    };
    return {
      registration_number: text('registration_number'),
      registration_name: text('registration_name'),
      ...withoutEmpty(optional),
      notes: [],
      documents: [],
      addresses: addressRows(fields),
      profile: { email: text('email'), ...withoutEmpty(profile) },
    };
  },
  controlOf: addressControl,
});
