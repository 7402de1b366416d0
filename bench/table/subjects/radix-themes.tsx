import '@radix-ui/themes/styles.css';
import { Button, Flex, Table, Text, Theme } from '@radix-ui/themes';
import type { Row } from '../rows.ts';
import { headers, NativeButton, open, reportName, subject } from '../subject.tsx';

function View({ row }: { row: Row }) {
  return OWN_BUTTON ? (
    <Button size="1" variant="soft" aria-label={reportName(row)} onClick={() => open(row)}>
      {row.action}
    </Button>
  ) : (
    <NativeButton row={row} />
  );
}

export const mount = subject(({ rows, page, pageCount, onPageChange }) => (
  <Theme>
    <Table.Root>
      <Table.Header>
        <Table.Row>
          {headers.map((header) => (
            <Table.ColumnHeaderCell key={header}>{header}</Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.id}>
            <Table.RowHeaderCell>{row.id}</Table.RowHeaderCell>
            <Table.Cell>{row.tenant}</Table.Cell>
            <Table.Cell>{row.property}</Table.Cell>
            <Table.Cell>{row.balance}</Table.Cell>
            <Table.Cell>
              <View row={row} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
    <Flex asChild gap="2" align="center" p="2">
      <nav aria-label="Pagination">
        <Text size="2">
          Page {page} of {pageCount}
        </Text>
        <Button variant="soft" disabled={page === 1} onClick={() => onPageChange(page - 1)}>
          Previous
        </Button>
        <Button variant="soft" disabled={page === pageCount} onClick={() => onPageChange(page + 1)}>
          Next
        </Button>
      </nav>
    </Flex>
  </Theme>
));
