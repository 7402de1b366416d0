/** What a form holds, by label: text of a text box, label of an option. */
export type Filling = Readonly<Record<string, string>>;

export const harare: Filling = { Country: 'Zimbabwe', Province: 'Harare', City: 'Harare' };

/** All that a new individual needs. */
export const individualFilling: Filling = {
  'First Name': 'Rudo',
  'Last Name': 'Makoni',
  'Identification Type': 'National ID',
  'Identification Number': '63123456B63',
  Gender: 'Female',
  'Date Of Birth': '05/03/1990',
  'Marital Status': 'Single',
  'Mobile Phone': '0771234567',
};

/** All that a new company needs. */
export const companyFilling: Filling = {
  'Registered Name': 'Acacia Lettings',
  'Registration Number': '77/2021',
  'Email Address': 'office@acacia.example',
};
