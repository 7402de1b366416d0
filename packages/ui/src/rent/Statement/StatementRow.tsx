import type { PlainDate } from '@rentsafe/format/date';
import { DateText } from '../../components/DateText';
import { Money } from '../../components/Money';
import { useMessages } from '../../internal/messages/messages';
import { statementMessages } from './Statement.messages';
import type { StatementLine } from './types';

interface StatementRowProps extends Omit<StatementLine, 'id' | 'date'> {
  /** Left out where a balance is carried from sheet to sheet. */
  date?: PlainDate;
  currency: string;
  isNumbered: boolean;
  className?: string | undefined;
}

/** A line, or a balance before, between and after lines. Renders a `tr`. */
export function StatementRow(props: StatementRowProps) {
  const { date, number, description, debit, credit, balance, currency, isNumbered, className } = props;
  const messages = useMessages(statementMessages);
  const money = (amount: string | undefined) =>
    amount === undefined ? null : <Money amount={amount} currency={currency} />;
  return (
    // Roles, as on a phone the rows are no table rows for the browser.
    // biome-ignore-start lint/a11y/noRedundantRoles: display takes the roles of table elements away
    <tr role="row" className={className}>
      <td role="cell">{date && <DateText value={date} />}</td>
      {isNumbered && <td role="cell">{number}</td>}
      <th role="rowheader" scope="row">
        {description}
      </th>
      <td role="cell" data-label={messages.debit}>
        {money(debit)}
      </td>
      <td role="cell" data-label={messages.credit}>
        {money(credit)}
      </td>
      <td role="cell" data-label={messages.balance}>
        {money(balance)}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
