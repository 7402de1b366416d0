import { ruleTextOf } from '@rentsafe/domain/bankRule';
import type { BankLine, BankSuggestion, BankThen } from '@rentsafe/domain/bankStatement';
import { transferText } from '../bankMatches';

/** A rule that can be made of a line and what it was matched with. */
export interface RuleOffer {
  contains: string;
  then: BankThen;
  /** 'lease L-0012', 'Msasa Plumbing', 'a transfer from Office till'. */
  what: string;
}

function whatOf(line: BankLine, { kind, number, name, then }: BankSuggestion): string {
  if (kind === 'transfer') return `a transfer ${transferText(line, number)}`;
  if (kind === 'cost')
    return line.amount.startsWith('-') ? `a bank cost (${number})` : `bank interest or a refund (${number})`;
  if (then?.party) return name;
  return kind === 'lease' ? `lease ${number}` : `the lease of ${name}`;
}

const names = ({ description }: BankLine, { name }: BankSuggestion) =>
  name !== '' && description.toLowerCase().includes(name.toLowerCase());

/** The rule for every line with the text; undefined where there is one, the text names whom it is of, or could be anybody's. */
export function ruleOffer(line: BankLine, suggestion: BankSuggestion): RuleOffer | undefined {
  const contains = ruleTextOf(line.description);
  if (!contains || !suggestion.then || suggestion.rule !== null || names(line, suggestion)) return undefined;
  return { contains, then: suggestion.then, what: whatOf(line, suggestion) };
}
