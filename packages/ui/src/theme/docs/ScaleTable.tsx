import { kebab } from '../kebab';
import { density, duration, scales } from '../scales';

/** Every token that is the same in both themes. */
export function ScaleTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>CSS variable</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries({ ...scales, duration }).flatMap(([scale, steps]) =>
          Object.entries(steps).map(([step, value]) => (
            <tr key={scale + step}>
              <td>
                <code>
                  --rs-{kebab(scale)}-{kebab(step)}
                </code>
              </td>
              <td>
                <code>{value}</code>
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

/** What density changes. */
export function DensityTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>CSS variable</th>
          <th>Comfortable</th>
          <th>Compact</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(density.comfortable).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>--rs-density-{kebab(name)}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <code>{density.compact[name as keyof typeof density.compact]}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
