import components from 'virtual:component-props';
import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { PropTable } from '../../packages/ui/scripts/describeProps';

/** Every prop of a component's folder, and of the types that they name. */
export function PropTables({ folder }: { folder: string }) {
  const all = components[folder]?.tables ?? [];
  if (all.length === 0) return <p>It takes the props of the element that it renders.</p>;
  return all.map((table) => <Props key={table.name} table={table} />);
}

function Props({ table: { name, description, props } }: { table: PropTable }) {
  return (
    <>
      <h3 id={name}>{name}</h3>
      {description && <Markdown>{description}</Markdown>}
      <Unstyled>
        <table className="docs-props" aria-labelledby={name}>
          <thead>
            <tr>
              <th scope="col">Prop</th>
              <th scope="col">Type</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code>{prop.name}</code>
                  {prop.isRequired && <small> required</small>}
                </th>
                <td>
                  <code>{prop.type}</code>
                </td>
                <td>
                  {/* What stands between backticks is code. */}
                  {prop.description.split('`').map((text, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
                    <Fragment key={at}>{at % 2 === 0 ? text : <code>{text}</code>}</Fragment>
                  ))}
                  {prop.defaultValue !== undefined && (
                    <small>
                      {' '}
                      Default: <code>{prop.defaultValue}</code>
                    </small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Unstyled>
    </>
  );
}
