import { Fragment, type ReactNode } from 'react';
import type { TableTool } from '../../internal/table/features';
import { head } from '../../internal/table/table.css';
import * as styles from './DataTable.css';

interface DataTableBarProps {
  title: ReactNode;
  titleLevel: 2 | 3 | 4;
  search: ReactNode;
  narrowing: ReactNode;
  menu: ((tools: readonly TableTool[]) => ReactNode) | undefined;
  actions: ReactNode;
  tools: readonly TableTool[];
}

/** Above the table: its title, what narrows the rows, what can be done with the list. */
export function DataTableBar(props: DataTableBarProps) {
  const { title, titleLevel, search, narrowing, menu, actions, tools } = props;
  const buttons = menu ? [] : tools;
  const hasNarrowing = search || narrowing || menu;
  const hasActions = actions || buttons.length > 0;
  if (!title && !hasNarrowing && !hasActions) return null;
  // Not Heading: a table would carry its four sizes.
  const Title = `h${titleLevel}` as const;
  return (
    <div className={head} data-search={search ? '' : undefined}>
      {title && (
        <Title data-part="title" className={styles.title}>
          {title}
        </Title>
      )}
      {hasNarrowing && (
        <div data-part="search" className={styles.narrowing}>
          {search}
          {narrowing}
          {menu?.(tools)}
        </div>
      )}
      {hasActions && (
        <div data-part="actions" className={styles.actionBar}>
          {actions}
          {buttons.map(({ label, button }) => (
            <Fragment key={label}>{button}</Fragment>
          ))}
        </div>
      )}
    </div>
  );
}
