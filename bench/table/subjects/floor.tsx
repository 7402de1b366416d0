import '../plain.css';
import { PlainPager } from '../PlainPager.tsx';
import { headers, NativeButton, subject } from '../subject.tsx';

/** The floor: what one writes by hand without a library, rows keyed by their id. */
export const mount = subject(({ rows, ...pager }) => (
  <>
    <table className="plain">
      <caption>Tenants</caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.id}</td>
            <td>{row.tenant}</td>
            <td>{row.property}</td>
            <td>{row.balance}</td>
            <td>
              <NativeButton row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <PlainPager {...pager} />
  </>
));
