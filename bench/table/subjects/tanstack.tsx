import '../plain.css';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { PlainPager } from '../PlainPager.tsx';
import type { Row } from '../rows.ts';
import { NativeButton, subject } from '../subject.tsx';

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, Row>();
const columns = helper.columns([
  helper.accessor('id', { header: 'Reference' }),
  helper.accessor('tenant', { header: 'Tenant' }),
  helper.accessor('property', { header: 'Property' }),
  helper.accessor('balance', { header: 'Balance' }),
  helper.display({
    id: 'report',
    header: 'Report',
    cell: ({ row }) => <NativeButton row={row.original} />,
  }),
]);

export const mount = subject(({ rows, ...pager }) => {
  const table = useTable({ features, columns, data: rows, getRowId: (row) => row.id });
  return (
    <>
      <table className="plain">
        <caption>Tenants</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col">
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PlainPager {...pager} />
    </>
  );
});
