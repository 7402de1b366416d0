/** What a form holds, by label: text of a text box, label of an option. */
export type Filling = Readonly<Record<string, string>>;

export const harare: Filling = { Country: 'Zimbabwe', Province: 'Harare', City: 'Harare' };
