import * as fc from 'fast-check';

type Json = Record<string, unknown>;

const nastyValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e300,
  '',
  ' ',
  '\0',
  '\ud800',
  'a\u202eb',
  '1e400',
  '99999999999999999999',
  '__proto__',
  "'; DROP TABLE users; --",
  'x'.repeat(5_000),
  [],
  {},
  [[[[]]]],
  { constructor: { prototype: {} } },
];

const nasty = fc.oneof(fc.constantFrom(...nastyValues), fc.jsonValue({ maxDepth: 3 }));

/** Values as a JSON schema describes them, and now and then others. */
export function fromSchema(schema: Json): fc.Arbitrary<unknown> {
  const fit = fitting(schema);
  return fc.oneof({ arbitrary: fit, weight: 30 }, { arbitrary: nasty, weight: 1 });
}

const formats: Partial<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress(),
  date: fc.constantFrom('1980-02-29', '2019-12-31', '2023-02-29', '0000-00-00', '9999-12-31'),
};

function fitting(schema: Json): fc.Arbitrary<unknown> {
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return fc.oneof(...options.map(fromSchema));
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
      const record = Object.fromEntries(properties.map(([name, property]) => [name, fromSchema(property)]));
      return fc.record(record, { requiredKeys: (schema.required ?? []) as string[] });
    }
    case 'array':
      if (schema.prefixItems) return fc.tuple(...(schema.prefixItems as Json[]).map(fromSchema));
      return fc.array(fromSchema((schema.items ?? {}) as Json), { maxLength: 3 });
    case 'integer':
      return fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer());
    case 'number':
      return fc.oneof(fc.nat(5_000), fc.double({ noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.oneof(
        formats[String(schema.format)] ?? fc.constant('Moyo'),
        fc.string({ unit: 'binary', maxLength: 40 }),
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** JSON of objects that carry what code may call, or measure, without asking what it is. */
export const builtInMembers: readonly string[] = [
  '{"length":{"toString":1}}',
  '{"length":-1}',
  '{"length":1e9}',
  '{"length":"x","0":"y"}',
  '{"toString":1,"valueOf":1}',
  '{"toJSON":1}',
  '{"constructor":{"prototype":{"length":{"valueOf":null}}}}',
  '{"__proto__":{"length":{"toString":1}},"length":{"__proto__":null}}',
  '[{"length":{"toString":1},"toString":null,"valueOf":null}]',
];

/** Every place in a value, as the path that leads to it. */
export function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

/** What a value has at the path. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Json)[key], value);

/** The value with another one at the path. */
export function withValue(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as Json) };
  Object.defineProperty(copy, key, {
    value: withValue((value as Json)[key], rest, replacement),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

/** A valid body with one to three of its values replaced by nasty ones. */
export function mutated(body: unknown): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.constantFrom(...pathsIn(body)), nasty);
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce((value, [path, replacement]) => {
      const isThere = pathsIn(value).some((existing) => existing.join('/') === path.join('/'));
      return isThere ? withValue(value, path, replacement) : value;
    }, body),
  );
}

const textMutators: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.slice(0, -1),
  (text) => `${text}}`,
  (text) => text.replace(/"[^"]*"(?=[,}])/, '1e400'),
  (text) => text.replace('{', '{"__proto__":{"access_level":1},'),
  (text) => text.replace('{', `{"deep":${'['.repeat(3_000)}${']'.repeat(3_000)},`),
  (text) => text.replace(/:/, ':-'),
  (text) => `\ufeff${text}`,
  (text) => text.replace('"', '"\\ud800\\u0000'),
  (text) => text.replace('{', '{"4294967294":"\\u0000",'),
];

/** What is sent: JSON text, mostly whole, at times broken. */
export const asText = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(
      value,
      fc.oneof(
        { arbitrary: fc.constant(0), weight: 6 },
        { arbitrary: fc.nat(textMutators.length - 1), weight: 1 },
      ),
    )
    .map(([body, mutator]) => textMutators[mutator]?.(JSON.stringify(body) ?? '') ?? '');

const injections = [
  "'",
  '"',
  ';',
  '--',
  "' OR '1'='1",
  "' OR 1=1 --",
  '" OR ""="',
  "'; DROP TABLE users; --",
  "'; UPDATE users SET access_level = 1; --",
  "' UNION SELECT password_hash FROM users --",
  '1; SELECT pg_sleep(10)',
  "' || (SELECT value FROM settings) || '",
  "'::int",
  '$1',
  '$$;DELETE FROM settings;$$',
  '\\',
  "\\'; DROP TABLE users; --",
  '%',
  '_',
  '%%%',
  '(((',
  '[a-',
  '{{7*7}}',
  '#{7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'admin/*',
  'NULL',
  'true',
  '-1',
  '1e309',
  "E'\\x27'",
  'U&"\\0027"',
  '\u02bc OR 1=1',
  '\uff07 OR 1=1',
  '%27%20OR%201%3D1',
  '{"$gt":""}',
  'x\r\nSet-Cookie: a=b',
  '\u0000',
  '🙂\u202e',
  '- - -',
];
const wraps: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `a${text}`,
  (text) => `${text}a`,
  (text) => `1${text}`,
  (text) => `moyo ${text} 63`,
  (text) => text.toLowerCase().replaceAll(' ', '/**/'),
  (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')),
  (text) => text.split('').join('\u200b'),
  (text) => `${text} ${text}`,
  (text) => `(${text})`,
  (text) => `"${text}"`,
  (text) => `'${text}'`,
  (text) => text.replaceAll("'", "''"),
];

/** The first `count` of 533 strings that try to be more than text. */
export const injectionStrings = (count: number): string[] =>
  wraps.flatMap((wrap) => injections.map(wrap)).slice(0, count);
