import { Card } from '@rentsafe/ui/Card';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { type ReactNode, useId } from 'react';
import { RecordLink } from '../../../../text/RecordLink';
import * as styles from './FigureCard.css';

export interface Figure {
  /** What it is a figure of. */
  label: string;
  value: string;
  /** What it is made of. */
  href: string;
  hint?: ReactNode;
  /** It calls for somebody. */
  isBad?: boolean;
}

/** Some figures under one question, each with the way to what it is made of. */
export function FigureCard({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={3} size="sm" id={id}>
          {title}
        </Heading>
        <ul className={styles.rows}>
          {figures.map(({ label, value, href, hint, isBad }) => (
            <li key={label} className={styles.row}>
              <RecordLink href={href}>{label}</RecordLink>
              <span className={styles.value}>
                {isBad ? (
                  <Text as="span" tone="danger">
                    {value}
                  </Text>
                ) : (
                  value
                )}
              </span>
              {hint && (
                <Text as="span" size="sm" tone="muted" className={styles.hint}>
                  {hint}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
