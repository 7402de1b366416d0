import { contrast } from '../contrast';
import { kebab } from '../kebab';
import { pairs } from '../pairs';
import { color, inMode, isTone, type Mode, type Tone } from '../palette';

const tones = (tree: object, path: string[] = []): [string, Tone][] =>
  Object.entries(tree).flatMap(([key, node]) =>
    isTone(node)
      ? [[[...path, key].map(kebab).join('-'), node] as [string, Tone]]
      : tones(node, [...path, key]),
  );

function Swatch({ value }: { value: string }) {
  return (
    <code>
      <span
        style={{
          display: 'inline-block',
          inlineSize: '1rem',
          blockSize: '1rem',
          marginInlineEnd: '0.5rem',
          verticalAlign: '-0.2rem',
          borderRadius: '3px',
          border: '1px solid #888',
          background: value,
        }}
      />
      {value}
    </code>
  );
}

/** Every colour token with its values. */
export function ColorTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>CSS variable</th>
          <th>Light</th>
          <th>Dark</th>
          <th>Forced colours</th>
        </tr>
      </thead>
      <tbody>
        {tones(color).map(([name, tone]) => (
          <tr key={name}>
            <td>
              <code>--rs-color-{name}</code>
            </td>
            <td>
              <Swatch value={tone.light} />
            </td>
            <td>
              <Swatch value={tone.dark} />
            </td>
            <td>
              <code>{tone.forced}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const modes: Mode[] = ['light', 'dark'];

/** Every declared pair of colours with its contrast in both themes. */
export function PairTable() {
  const [light = [], dark = []] = modes.map((mode) => pairs(inMode(color, mode)));
  return (
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>At least</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {light.map(({ name, least, foreground, background }, index) => {
          const other = dark[index];
          return (
            <tr key={name}>
              <td>{name}</td>
              <td>{least}</td>
              <td>{contrast(foreground, background).toFixed(2)}</td>
              <td>{other && contrast(other.foreground, other.background).toFixed(2)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
