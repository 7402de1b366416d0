'use client';

import { type AgeingBucket, ageingBuckets, formatMoney, formatPercentage } from '@rentsafe/domain/money';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { checkReadable } from '../../internal/dev/propChecks';
import { type RenderLink, useRenderLink } from '../../internal/link/renderLink';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { Card } from '../Card';
import { Heading } from '../Heading';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './AgeingCard.css';
import { ageingCardMessages } from './AgeingCard.messages';

export interface AgeingCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is owed: Credit Given. */
  title: string;
  /** The amount in each bucket, in units of the currency (not cents). */
  amounts: Readonly<Record<AgeingBucket, number>>;
  /** The currency of all amounts, any code of ISO 4217. @default that of the LocaleProvider, else 'USD' */
  currency?: string;
  /** Where a bucket's View link leads. */
  bucketHref: (bucket: AgeingBucket) => string;
  /** How to render a link, so that a router can take it. @default that of LinkProvider, else a plain `a` */
  renderLink?: RenderLink;
  /** A Tag beside the title, such as Sample data. */
  tag?: ReactNode;
}

/** What is owed by age: five buckets with amount, share of the total and a View link. Renders a `div` named by its heading. */
export function AgeingCard(props: AgeingCardProps) {
  const {
    title,
    amounts,
    currency: ownCurrency,
    bucketHref,
    renderLink: ownRenderLink,
    tag,
    className,
    ...rest
  } = props;
  const renderLink = useRenderLink(ownRenderLink);
  const messages = useMessages(ageingCardMessages);
  const locale = useLocale();
  const currency = ownCurrency ?? locale.currency;
  const titleId = useId();
  const total = ageingBuckets.reduce((sum, bucket) => sum + amounts[bucket], 0);
  const textOf = (amount: number) => formatMoney(amount, currency, locale.numbers);
  // Any of them: the total of the others would be wrong.
  checkReadable('AgeingCard', 'amounts', Object.values(amounts), textOf(total), 'a number for each bucket');
  return (
    <Card role="group" aria-labelledby={titleId} {...rest} className={clsx(styles.ageingCard, className)}>
      <div className={styles.head}>
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        {tag}
        <span className={styles.total}>{textOf(total) || messages.none}</span>
      </div>
      <ul className={styles.buckets}>
        {ageingBuckets.map((bucket) => (
          <li key={bucket} className={styles.bucket}>
            <span className={styles.label}>{messages.buckets[bucket]}</span>
            <span className={styles.amount}>{textOf(amounts[bucket]) || messages.none}</span>
            <span className={styles.share}>
              {Number.isFinite(total)
                ? formatPercentage(amounts[bucket], total, locale.numbers)
                : messages.none}
            </span>
            {renderLink({
              href: bucketHref(bucket),
              className: styles.link,
              children: (
                <>
                  {messages.view} <VisuallyHidden>{`${messages.buckets[bucket]}, ${title}`}</VisuallyHidden>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
