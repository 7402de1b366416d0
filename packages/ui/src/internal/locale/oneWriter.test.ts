import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { path } from '../../../scripts/generate.mjs';

const files = readdirSync(path('src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) && !/\.(test|stories|example)\.tsx?$/.test(file) && !file.startsWith('testing/'),
);

test('LCL-5 days and numbers become text in one place, which knows of calendars and digits', () => {
  const writing = files.filter((file) =>
    /new Intl\.(DateTime|Number)Format|\.toLocale\w*String\(/.test(readFileSync(path(`src/${file}`), 'utf8')),
  );
  expect(writing).toEqual([]);
});
