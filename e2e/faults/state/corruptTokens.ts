const valid = JSON.stringify({
  id: 7,
  username: 'tariro@rentsafe.example',
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl',
  refresh_token: 'cmVmcmVzaA',
  user_type: 'staff',
});

/** Cut off at each place. */
const cut = Array.from({ length: valid.length }, (_, length) => valid.slice(0, length));

const withToken = (token: unknown) => JSON.stringify({ ...JSON.parse(valid), access_token: token });

const wrongTokens = [
  ...[null, true, false, 0, 1, -1, 1.5, 1e308, {}, [], [[]], ['a'], { access_token: 'a' }],
  ...[
    '',
    ' ',
    '\n',
    '\t',
    '\u0000',
    '\u00a0',
    'é',
    '日本',
    '🔑',
    '\ud800',
    'a\nb',
    'a\r\nX-Header: b',
    '\u202eabc',
  ],
].map(withToken);

const wrongJson = [
  ...['null', 'true', 'false', '0', '7', '-1', '1e999', '""', '"access_token"', '[]', '{}', '[[]]', '[null]'],
  ...[
    'undefined',
    'NaN',
    'Infinity',
    'token',
    '\u0000',
    ' ',
    '\n',
    '\ufeff',
    `\ufeff${valid}`,
    '🔑',
    '\ud800',
  ],
  ...[
    '[object Object]',
    '<html></html>',
    '<script>alert(1)</script>',
    'eyJhbGciOiJIUzI1NiJ9.e30.x',
    'Bearer abc',
  ],
  ...[
    "{'access_token':'a'}",
    '{access_token:"a"}',
    '{"access_token":"a",}',
    '{"access_token":"a"}}',
    `${valid},`,
  ],
  ...[
    `[${valid}]`,
    `{"token":${valid}}`,
    JSON.stringify(valid),
    `/*x*/${valid}`,
    `${valid}\u0000`,
    `)]}'\n${valid}`,
  ],
  ...['{"__proto__":{"access_token":"a"}}', '{"constructor":{"access_token":"a"}}', '{"ACCESS_TOKEN":"a"}'],
  ...[
    '{"access_token ":"a"}',
    '{"accessToken":"a"}',
    '{"access":"a","refresh":"b"}',
    '{"access_token":undefined}',
  ],
  ...[
    '{"access_token":"a',
    '{"access_token":"\\ud8"}',
    '{"access_token":"\\x41"}',
    '{"access_token":"\\u0000"}',
  ],
  ...[
    '['.repeat(100_000),
    '{"a":'.repeat(50_000),
    `"${'x'.repeat(1_000_000)}"`,
    `{"a":"${'x'.repeat(1_000_000)}"}`,
  ],
];

/** 200 values of the stored login that are none. */
export const corruptTokens: readonly string[] = [...wrongJson, ...wrongTokens, ...cut].slice(0, 200);
