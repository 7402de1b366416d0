'use client';

import { formatPercentage, type Minor } from '@rentsafe/format/money';
import { clsx } from 'clsx/lite';
import { type ComponentProps, useId } from 'react';
import { Card } from '../../components/Card';
import { Heading } from '../../components/Heading';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { checkReadable } from '../../internal/dev/propChecks';
import { type RenderLink, useRenderLink } from '../../internal/link/renderLink';
import { useLocale } from '../../internal/locale/locale';
import { minorText } from '../../internal/locale/minorText';
import { useMessages } from '../../internal/messages/messages';
import { minorOf } from '../../internal/money/minors';
import { type ClassNames, partOf } from '../../internal/parts';
import type { AgeingBucket } from '../ageing';
import * as styles from './AgeingCard.css';
import { ageingCardMessages } from './AgeingCard.messages';

export interface AgeingCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is owed: Credit Given. */
  title: string;
  /** The amount in each bucket, as decimal text such as '1250.00'; a negative amount is a credit. */
  buckets: Readonly<Record<AgeingBucket, string>>;
  /** The currency of all amounts, any code of ISO 4217. @default that of the LocaleProvider, else 'USD' */
  currency?: string;
  /** Where a bucket's View link leads. */
  bucketHref: (bucket: AgeingBucket) => string;
  /** How to render a link, so that a router can take it. @default that of LinkProvider, else a plain `a` */
  renderLink?: RenderLink;
  /** Class names for its parts: head, total, bucket. */
  classNames?: ClassNames<'head' | 'total' | 'bucket'>;
}

/** Youngest first. */
const ageingBuckets = Object.keys(ageingCardMessages.defaults.buckets) as AgeingBucket[];

/** What is owed by age: five buckets with amount, share of the total and a View link. Renders a `div` named by its heading. */
export function AgeingCard(props: AgeingCardProps) {
  const {
    title,
    buckets,
    currency: ownCurrency,
    bucketHref,
    renderLink: ownRenderLink,
    classNames,
    className,
    ...rest
  } = props;
  const renderLink = useRenderLink(ownRenderLink);
  const messages = useMessages(ageingCardMessages);
  const locale = useLocale();
  const currency = ownCurrency ?? locale.currency;
  const titleId = useId();
  const minors = ageingBuckets.map((bucket) => minorOf(buckets[bucket], currency));
  // Of all of them: the total of the others would be wrong.
  const total = minors.reduce(
    (sum, minor) => (sum === null || minor === null ? null : sum + minor),
    0n as Minor | null,
  );
  const owed = minors.reduce((sum, minor) => sum + Math.max(0, Number(minor)), 0);
  const shareOf = (minor: Minor | null) => {
    if (total === null || minor === null) return messages.none;
    return minor < 0n ? '–' : formatPercentage(Number(minor), owed, locale.numbers);
  };
  const textOf = (minor: Minor | null) => minorText(minor, currency, locale);
  checkReadable(
    'AgeingCard',
    'buckets',
    Object.values(buckets),
    textOf(total),
    'decimal text such as "1250.00" for each bucket',
  );
  return (
    <Card role="group" aria-labelledby={titleId} {...rest} className={clsx(styles.ageingCard, className)}>
      <div {...partOf(classNames, 'head', styles.head)}>
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        <span {...partOf(classNames, 'total', styles.total)}>{textOf(total) || messages.none}</span>
      </div>
      <ul className={styles.buckets}>
        {ageingBuckets.map((bucket, index) => (
          <li key={bucket} {...partOf(classNames, 'bucket', styles.bucket)}>
            <span data-part="label" className={styles.label}>
              {messages.buckets[bucket]}
            </span>
            <span data-part="amount" className={styles.amount}>
              {textOf(minors[index] ?? null) || messages.none}
            </span>
            <span data-part="share" className={styles.share}>
              {shareOf(minors[index] ?? null)}
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
