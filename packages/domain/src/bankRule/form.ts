import { type Fields, type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { readParty } from '../party/read.ts';
import { type BankRuleDetails, type BankRuleInput, bankRuleDetails, bankRuleInput } from './schema.ts';

/** The form that changes when a rule applies: contains, account ('' for all of the book). */
export const bankRuleForm: FormParser<BankRuleDetails> = formParser({
  schema: bankRuleDetails,
  read: (fields) => ({
    contains: fieldText(fields, 'contains'),
    account: integerOrUndefined(fieldText(fields, 'account')) ?? null,
  }),
});

const numberOf = (fields: Fields, name: string) => integerOrUndefined(fieldText(fields, name));

/** What the form says that lines are, by the kind that is chosen. */
const thenOf = (fields: Fields) => {
  switch (fieldText(fields, 'kind')) {
    case 'lease':
      return { lease: numberOf(fields, 'lease') ?? 0 };
    case 'party':
      return { party: readParty(fieldText(fields, 'party')) ?? {} };
    case 'transfer':
      return { transfer: { bank_account: numberOf(fields, 'bank_account') } };
    default: {
      const property = numberOf(fields, 'property');
      const bearer = property ? 'landlord' : 'agency';
      return { cost: { bearer, property, reason: fieldText(fields, 'reason') } };
    }
  }
};

/**
 * The form of a new rule: contains, account ('' for all of the book), kind, and of it lease, party (`company:7`), bank_account, or
 * reason and property (of a landlord who bears the cost).
 */
export const newBankRuleForm: FormParser<BankRuleInput> = formParser({
  schema: bankRuleInput,
  read: (fields) => ({
    contains: fieldText(fields, 'contains'),
    account: numberOf(fields, 'account') ?? null,
    then: thenOf(fields),
  }),
  controlOf: (_fields, [field, kind, part]) => {
    if (field !== 'then') return undefined;
    if (kind === 'lease' || kind === 'party') return kind;
    return kind === 'transfer' || kind === 'cost' ? String(part ?? 'reason') : 'kind';
  },
});
