import '../plain.css';
import { Row as AriaRow, Button, Cell, Column, Table, TableBody, TableHeader } from 'react-aria-components';
import type { Row } from '../rows.ts';
import { headers, NativeButton, open, reportName, subject } from '../subject.tsx';

function View({ row }: { row: Row }) {
  return OWN_BUTTON ? (
    <Button aria-label={reportName(row)} onPress={() => open(row)}>
      {row.action}
    </Button>
  ) : (
    <NativeButton row={row} />
  );
}

export const mount = subject(({ rows, page, pageCount, onPageChange }) => (
  <>
    <Table aria-label="Tenants" className="plain">
      <TableHeader>
        {headers.map((header, index) => (
          <Column key={header} id={header} isRowHeader={index === 0}>
            {header}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={rows}>
        {(row) => (
          <AriaRow id={row.id}>
            <Cell>{row.id}</Cell>
            <Cell>{row.tenant}</Cell>
            <Cell>{row.property}</Cell>
            <Cell>{row.balance}</Cell>
            <Cell>
              <View row={row} />
            </Cell>
          </AriaRow>
        )}
      </TableBody>
    </Table>
    <nav className="pager" aria-label="Pagination">
      <span>
        Page {page} of {pageCount}
      </span>
      <Button isDisabled={page === 1} onPress={() => onPageChange(page - 1)}>
        Previous
      </Button>
      <Button isDisabled={page === pageCount} onPress={() => onPageChange(page + 1)}>
        Next
      </Button>
    </nav>
  </>
));
