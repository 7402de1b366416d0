import { defaultMessages } from '@rentsafe/ui/messages';

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** Every fixed text of the components, read from their messages. */
export function MessageList() {
  return (
    <dl style={{ color: 'var(--rs-color-text)' }}>
      {Object.entries(defaultMessages).map(([component, messages]) => (
        <div key={component}>
          <dt>
            <strong>{component}</strong>
          </dt>
          {Object.entries(messages)
            .filter(isText)
            .map(([key, text]) => (
              <dd key={key}>{text}</dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
