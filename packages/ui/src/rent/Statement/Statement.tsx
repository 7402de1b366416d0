'use client';

import { toDecimal, toMinor } from '@rentsafe/format/money';
import { clsx } from 'clsx/lite';
import { type ComponentProps, useId } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
import * as styles from './Statement.css';
import { statementMessages } from './Statement.messages';
import { StatementRow } from './StatementRow';
import { type SheetedAccount, sheetsOf } from './sheets';
import type { StatementAccount, StatementLine } from './types';

type StatementPart = 'account' | 'title' | 'table';

export interface StatementProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accounts, each with a table of its own. */
  accounts: readonly StatementAccount[];
  /** Of all amounts. */
  currency: string;
  /** How many lines of the first sheet what stands above it takes. @default 0 */
  above?: number;
  /** Class names for its parts: account, title, table. */
  classNames?: ClassNames<StatementPart>;
}

/**
 * What moved on accounts, with the balance after each line. On paper each sheet ends with the balance that is carried forward, and
 * the next begins with it. Renders a `div` with a table for each account.
 */
export function Statement({ accounts, currency, above = 0, classNames, className, ...rest }: StatementProps) {
  const isNumbered = accounts.some(({ lines }) => lines.some(({ number }) => number));
  return (
    <div {...rest} className={clsx(styles.statement, className)}>
      {sheetsOf(accounts, above).map((sheeted) => (
        <Account key={sheeted.account.id} {...sheeted} {...{ currency, isNumbered, classNames }} />
      ))}
    </div>
  );
}

interface AccountProps extends SheetedAccount {
  currency: string;
  isNumbered: boolean;
  classNames: ClassNames<StatementPart> | undefined;
}

const total = (lines: readonly StatementLine[], side: 'debit' | 'credit') =>
  toDecimal(lines.reduce((sum, line) => sum + toMinor(line[side] ?? '0'), 0n));

function Account(props: AccountProps) {
  const { account, onNewSheet, sheets, currency, isNumbered, classNames } = props;
  const { title, from, to, opening, lines, closing } = account;
  const messages = useMessages(statementMessages);
  const titleId = useId();
  const shared = { currency, isNumbered };
  const balances = sheets.map((sheet) => sheet.at(-1)?.balance ?? opening);
  return (
    <section
      {...partOf(classNames, 'account', styles.account, onNewSheet && styles.newSheet)}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} {...partOf(classNames, 'title', styles.title)}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: display takes the roles of table elements away */}
      <table role="table" {...partOf(classNames, 'table', styles.table)} aria-labelledby={titleId}>
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
            {index === 0 ? (
              <StatementRow
                {...shared}
                {...{ date: from, description: messages.opening, balance: opening }}
                className={styles.end}
              />
            ) : (
              <StatementRow
                {...shared}
                {...{ description: messages.broughtForward, balance: balances[index - 1] ?? opening }}
                className={styles.carried}
              />
            )}
            {sheet.map((line) => (
              <StatementRow key={line.id} {...shared} {...line} />
            ))}
            {index < sheets.length - 1 ? (
              <StatementRow
                {...shared}
                {...{ description: messages.carriedForward, balance: balances[index] ?? opening }}
                className={clsx(styles.carried, styles.lastOfSheet)}
              />
            ) : (
              <StatementRow
                {...shared}
                {...{ date: to, description: messages.closing, balance: closing }}
                debit={total(lines, 'debit')}
                credit={total(lines, 'credit')}
                className={styles.end}
              />
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}
