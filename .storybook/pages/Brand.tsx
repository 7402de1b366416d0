import { Button } from '@rentsafe/ui/Button';
import {
  type Brand,
  brandCss,
  brandTokens,
  brandVariables,
  closePairs,
  createBrand,
  weakPairs,
} from '@rentsafe/ui/brand';
import { Callout } from '@rentsafe/ui/Callout';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Inline } from '@rentsafe/ui/Inline';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { Switch } from '@rentsafe/ui/Switch';
import { TextField } from '@rentsafe/ui/TextField';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { useMemo, useState } from 'react';
import { BrandSample } from '../../packages/ui/src/theme/docs/BrandSample';
import { ContrastTable } from '../../packages/ui/src/theme/docs/ColorTable';
import { pairs } from '../../packages/ui/src/theme/pairs';
import { color, inMode } from '../../packages/ui/src/theme/palette';
import { Code } from '../docs/Code';

type Theme = keyof Brand;

const samples = ['#1d4ed8', '#8e4585', '#c2410c', '#facc15', '#0b1f3a'];
const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** A colour to choose, the brand that it makes in both themes, each pair with its contrast, and its stylesheet. */
export function BrandGenerator() {
  const [text, setText] = useState('#1d4ed8');
  const [hue, setHue] = useState(text);
  const brand = useMemo(() => createBrand(hue), [hue]);
  const choose = (next: string) => {
    setText(next);
    if (isColor(next)) setHue(next);
  };
  return (
    <>
      <Unstyled>
        <div className="docs-brand">
          <Inline align="end">
            <TextField
              label="Your colour"
              value={text}
              error={isColor(text) ? undefined : 'Write it as #rrggbb, such as #1d4ed8.'}
              onValueChange={({ value }) => choose(value)}
            />
            <input
              type="color"
              aria-label="Choose your colour"
              value={hue}
              onChange={({ target }) => choose(target.value)}
            />
            {samples.map((sample) => (
              <Button key={sample} onClick={() => choose(sample)}>
                <span className="docs-dot" style={{ background: sample }} />
                {sample}
              </Button>
            ))}
          </Inline>
          <Verdict brand={brand} />
          <div className="docs-brand-themes">
            <Preview brand={brand} theme="light" />
            <Preview brand={brand} theme="dark" />
          </div>
          <div className="docs-brand-themes">
            <BrandSample hue={hue} theme="light" />
            <BrandSample hue={hue} theme="dark" />
          </div>
        </div>
      </Unstyled>
      <h2>Stylesheet</h2>
      <p>Load it after the library's own. At build time: brandCss(createBrand('{hue}')).</p>
      <Code text={brandCss(brand)} language="css" />
      <h2>Contrast</h2>
      <p>Every pair with a colour of the brand: 4.5 for text, 3 for edges and for the focus ring.</p>
      <ContrastTable light={brandPairs(brand, 'light')} dark={brandPairs(brand, 'dark')} />
    </>
  );
}

const ofBrand = new RegExp(
  `\\b(?:${[...brandTokens, 'chart', 'danger', 'warning', 'success', 'info'].join('|')})\\b`,
);

const brandPairs = (brand: Brand, theme: Theme) =>
  pairs({ ...inMode(color, theme), ...brand[theme] }).filter(({ name }) => ofBrand.test(name));

function Verdict({ brand }: { brand: Brand }) {
  const weak = weakPairs(brand);
  const close = closePairs(brand);
  const all = brandPairs(brand, 'light').length * 2;
  const listed = (pairs: readonly { mode: Theme; name: string }[]) =>
    pairs.map(({ mode, name }) => `${name} (${mode})`).join(', ');
  return weak.length + close.length === 0 ? (
    <Callout tone="success">
      All {all} pairs of colours with this brand contrast, and every eye tells its series and statuses apart.
    </Callout>
  ) : (
    <Callout tone="danger">
      Too little contrast: {listed(weak) || 'none'}. Too alike: {listed(close) || 'none'}.
    </Callout>
  );
}

function Preview({ brand, theme }: { brand: Brand; theme: Theme }) {
  const [isOn, setOn] = useState(true);
  const tokens = brandVariables(brand[theme]) as CSSProperties;
  return (
    <section data-theme={theme} style={tokens} aria-label={theme}>
      <Stack>
        <Inline>
          <Button variant="primary">Add Lease</Button>
          <Button className="docs-focused">Focused</Button>
          <Link href="#brand">Avondale Court</Link>
        </Inline>
        <Checkbox
          label="Show ended leases"
          checked={isOn}
          onCheckedChange={({ checked }) => setOn(checked)}
        />
        <Switch label="Single keys" checked={isOn} onCheckedChange={({ checked }) => setOn(checked)} />
        <p className="docs-selected-row">A selected row: Flat 4, Rudo Ncube</p>
        <p>
          Some of this text is <mark>selected by the user</mark>.
        </p>
        <Inline>
          {brandTokens.map((token) => (
            <span key={token} className="docs-swatch">
              <span style={{ background: brand[theme][token] }} />
              {token} {brand[theme][token]}
            </span>
          ))}
        </Inline>
      </Stack>
    </section>
  );
}
