import '@mantine/core/styles.css';
import { Button, MantineProvider, Pagination, Table } from '@mantine/core';
import type { Row } from '../rows.ts';
import { headers, NativeButton, open, reportName, subject } from '../subject.tsx';

function View({ row }: { row: Row }) {
  return OWN_BUTTON ? (
    <Button size="xs" variant="default" aria-label={reportName(row)} onClick={() => open(row)}>
      {row.action}
    </Button>
  ) : (
    <NativeButton row={row} />
  );
}

export const mount = subject(({ rows, page, pageCount, onPageChange }) => (
  <MantineProvider>
    <Table>
      <Table.Caption>Tenants</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {headers.map((header) => (
            <Table.Th key={header}>{header}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>{row.id}</Table.Td>
            <Table.Td>{row.tenant}</Table.Td>
            <Table.Td>{row.property}</Table.Td>
            <Table.Td>{row.balance}</Table.Td>
            <Table.Td>
              <View row={row} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
    <Pagination total={pageCount} value={page} onChange={onPageChange} />
  </MantineProvider>
));
