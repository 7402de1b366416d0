import { CopyButton } from '@rentsafe/ui/CopyButton';
import { Inline } from '@rentsafe/ui/Inline';
import { Link } from '@rentsafe/ui/Link';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Code } from '../docs/Code';

const texts = import.meta.glob<string>('../../packages/ui/tokens/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const purposes: Record<string, string> = {
  'light.tokens.json': 'Colours and shadows in light: the mode Light of a collection Theme.',
  'dark.tokens.json': 'The same tokens in dark: the mode Dark of Theme.',
  'comfortable.tokens.json': 'What density changes: the mode Comfortable of a collection Density.',
  'compact.tokens.json': 'The same tokens when compact: the mode Compact of Density.',
  'scales.tokens.json': 'Space, radius, type, layers and motion, which have one mode.',
  'tokens.css': 'All of them as CSS variables, with dark, compact, forced colours and reduced motion.',
  'figma.variables.json':
    'Theme, Density and Scales with their modes, as the body of a POST to /v1/files/:file_key/variables of Figma.',
  'tailwind.css': 'The theme of Tailwind 4: import it below tailwindcss, beside the styles of the library.',
};

/** Each file of tokens: what it holds, to copy, to download, to read. */
export const TokenFiles = () =>
  Object.entries(purposes).map(([name, purpose]) => {
    const text = texts[`../../packages/ui/tokens/${name}`] ?? '';
    return (
      <section key={name}>
        <h3>{name}</h3>
        <p>{purpose}</p>
        <Unstyled>
          <Inline>
            <CopyButton value={text} aria-label={`Copy ${name}`} />
            <Link href={`./tokens/${name}`} download={name}>
              Download {name}
            </Link>
          </Inline>
        </Unstyled>
        <details className="docs-file">
          <summary>Read it</summary>
          <Code text={text} language={name.endsWith('.css') ? 'css' : 'json'} />
        </details>
      </section>
    );
  });
