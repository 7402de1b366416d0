'use client';

import type { PlainDate } from '@rentsafe/domain/date';
import { toDecimal, toMinor } from '@rentsafe/domain/money';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { DateText } from '../DateText';
import { Money } from '../Money';
import * as styles from './Statement.css';
import { statementMessages } from './Statement.messages';
import { type SheetedAccount, sheetsOf } from './sheets';
import type { StatementAccount, StatementLine } from './types';

export interface StatementProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accounts, each with a table of its own. */
  accounts: readonly StatementAccount[];
  /** Of all amounts. */
  currency: string;
  /** How many lines of the first sheet what stands above it takes. @default 0 */
  above?: number;
}

/**
 * What moved on accounts, with the balance after each line. On paper each sheet ends with the balance that is carried forward, and
 * the next begins with it. Renders a `div` with a table for each account.
 */
export function Statement({ accounts, currency, above = 0, className, ...rest }: StatementProps) {
  const isNumbered = accounts.some(({ lines }) => lines.some(({ number }) => number));
  return (
    <div {...rest} className={clsx(styles.statement, className)}>
      {sheetsOf(accounts, above).map((sheeted) => (
        <Account key={sheeted.account.id} {...sheeted} currency={currency} isNumbered={isNumbered} />
      ))}
    </div>
  );
}

interface AccountProps extends SheetedAccount {
  currency: string;
  isNumbered: boolean;
}

const total = (lines: readonly StatementLine[], side: 'debit' | 'credit') =>
  toDecimal(lines.reduce((sum, line) => sum + toMinor(line[side] ?? '0'), 0n));

function Account({ account, onNewSheet, sheets, currency, isNumbered }: AccountProps) {
  const { title, from, to, opening, lines, closing } = account;
  const messages = useMessages(statementMessages);
  const titleId = useId();
  const money = (amount: string | undefined) =>
    amount === undefined ? null : <Money amount={amount} currency={currency} />;

  const row = (
    key: number | string,
    {
      date,
      number,
      description,
      debit,
      credit,
      balance,
    }: Omit<StatementLine, 'id' | 'date'> & { date: PlainDate | null },
    className?: string,
  ): ReactNode => (
    // Roles, as on a phone the rows are no table rows for the browser.
    // biome-ignore-start lint/a11y/noRedundantRoles: display takes the roles of table elements away
    <tr key={key} role="row" className={className}>
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

  const balances = sheets.map((sheet) => sheet.at(-1)?.balance ?? opening);
  return (
    <section className={clsx(styles.account, onNewSheet && styles.newSheet)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: display takes the roles of table elements away */}
      <table role="table" className={styles.table} aria-labelledby={titleId}>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <tr role="row">
            {(
              [
                'date',
                ...(isNumbered ? (['number'] as const) : []),
                'description',
                'debit',
                'credit',
                'balance',
              ] as const
            ).map((name) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above
              <th key={name} role="columnheader" scope="col">
                {messages[name]}
              </th>
            ))}
          </tr>
        </thead>
        {sheets.map((sheet, index) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tbody key={sheet[0]?.id ?? title} role="rowgroup">
            {index === 0
              ? row('opening', { date: from, description: messages.opening, balance: opening }, styles.end)
              : row(
                  'brought',
                  {
                    date: null,
                    description: messages.broughtForward,
                    balance: balances[index - 1] ?? opening,
                  },
                  styles.carried,
                )}
            {sheet.map((line) => row(line.id, line))}
            {index < sheets.length - 1
              ? row(
                  'carried',
                  { date: null, description: messages.carriedForward, balance: balances[index] ?? opening },
                  clsx(styles.carried, styles.lastOfSheet),
                )
              : row(
                  'closing',
                  {
                    date: to,
                    description: messages.closing,
                    debit: total(lines, 'debit'),
                    credit: total(lines, 'credit'),
                    balance: closing,
                  },
                  styles.end,
                )}
          </tbody>
        ))}
      </table>
    </section>
  );
}
