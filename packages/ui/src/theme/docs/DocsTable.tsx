import type { CSSProperties, ReactNode } from 'react';

interface DocsTableProps {
  headers: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table of a docs page in the look of the library, not in Storybook's. */
export const DocsTable = ({ headers, children }: DocsTableProps) => (
  <div className="sb-unstyled" style={{ overflowX: 'auto', marginBlock: '1rem 2.5rem' }}>
    <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {headers.map((title) => (
            <th key={title} scope="col" style={{ ...cell, fontWeight: 600 }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

/** The style of each of its cells. */
export const cell: CSSProperties = {
  padding: 'var(--rs-space-2) var(--rs-space-3)',
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: '1px solid var(--rs-color-border)',
  color: 'var(--rs-color-text)',
  font: 'var(--rs-font-size-sm) / var(--rs-line-height-sm) var(--rs-font-sans)',
};
