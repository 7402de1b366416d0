import { Button, Table, type TableColumnsType } from 'antd';
import type { Row } from '../rows.ts';
import { NativeButton, open, reportName, subject } from '../subject.tsx';

function view(row: Row) {
  return OWN_BUTTON ? (
    <Button size="small" aria-label={reportName(row)} onClick={() => open(row)}>
      {row.action}
    </Button>
  ) : (
    <NativeButton row={row} />
  );
}

const columns: TableColumnsType<Row> = [
  { title: 'Reference', dataIndex: 'id' },
  { title: 'Tenant', dataIndex: 'tenant' },
  { title: 'Property', dataIndex: 'property' },
  { title: 'Balance', dataIndex: 'balance' },
  { title: 'Report', key: 'report', render: (_, row) => view(row) },
];

export const mount = subject(({ rows, page, pageCount, onPageChange }) => (
  <Table<Row>
    rowKey="id"
    columns={columns}
    dataSource={rows}
    pagination={{
      current: page,
      pageSize: rows.length,
      total: pageCount * rows.length,
      showSizeChanger: false,
      onChange: onPageChange,
    }}
  />
));
