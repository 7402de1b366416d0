import { readdirSync, readFileSync } from 'node:fs';
import { componentNames, path } from '../../packages/ui/scripts/generate.mjs';

/** A public report about another library, which a test or story of ours holds. */
export interface FieldReport {
  name: string;
  url: string;
  /** What was wrong there. */
  text: string;
}

/** Of one or several reports, whose texts are in the same order. */
const row = /^\| (\[.+?\)) \| (.+?) \| (.+) \|$/gm;
const link = /\[([\w./-]+#\d+)\]\((\S+?)\)/g;

function reportsOn(page: string) {
  return [...page.matchAll(row)].flatMap(([, links = '', texts = '', here = '']) => {
    const each = texts.split('; ');
    return [...links.matchAll(link)].map(([, name = '', url = ''], nth) => ({
      ...{ name, url, here },
      text: each[nth] ?? texts,
    }));
  });
}

/** The tests of reports: each begins with its call, and names the reports in its title or its table. */
function testsOfReports(): string[] {
  const folder = path('src/fieldReports');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .split(/^(?=it[.(])/m)
        .slice(1),
    );
}

/** The reports of docs/field-reports.md, by the component that holds each. */
export function reportsByComponent(): Record<string, FieldReport[]> {
  const names = componentNames();
  const tests = testsOfReports();
  const found: Record<string, FieldReport[]> = {};
  const page = readFileSync(path('../../docs/field-reports.md'), 'utf8');
  for (const { name, url, text, here } of reportsOn(page)) {
    const [, folder] = /`(?:components|rent)\/(\w+)\//.exec(here) ?? [];
    const bodies = tests.filter((body) => new RegExp(`${name}\\b`).test(body)).join('\n');
    const holding = folder ? [folder] : names.filter((each) => new RegExp(`<${each}\\b`).test(bodies));
    for (const each of holding) found[each] = [...(found[each] ?? []), { name, url, text }];
  }
  return found;
}
