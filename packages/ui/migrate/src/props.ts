import type { File, JSXAttribute, JSXOpeningElement, Node } from '@babel/types';
import type { Edit } from './edits';
import type { Rules } from './rules';
import { lineOf, nameOf, rangeOf, walk } from './syntax';

export interface Note {
  line: number;
  text: string;
}

export interface Found {
  edits: Edit[];
  notes: Note[];
}

/** An attribute with the space before it. */
function withSpace(attribute: JSXAttribute, text: string): Edit {
  const { start, end } = rangeOf(attribute);
  const before = text.slice(0, start);
  return { start: before.trimEnd().length, end, text: '' };
}

function inElement(element: JSXOpeningElement, component: string, rules: Rules, text: string): Found {
  const renamed = rules.renameProps[component] ?? {};
  const removed = rules.removeProps[component] ?? [];
  const found: Found = { edits: [], notes: [] };
  const given = element.attributes.map((one) => (one.type === 'JSXAttribute' ? nameOf(one.name) : undefined));
  for (const attribute of element.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      // What is gone does no harm there.
      const names = Object.keys(renamed).join(', ');
      if (names !== '') {
        found.notes.push({
          line: lineOf(attribute),
          text: `${component} gets what is spread here: look for ${names}.`,
        });
      }
      continue;
    }
    const prop = nameOf(attribute.name) ?? '';
    const name = renamed[prop];
    if (name && given.includes(name)) {
      found.notes.push({
        line: lineOf(attribute),
        text: `${component} has both ${prop} and ${name}: keep one.`,
      });
    } else if (name) found.edits.push({ ...rangeOf(attribute.name), text: name });
    else if (removed.includes(prop)) {
      found.edits.push(withSpace(attribute, text));
      found.notes.push({
        line: lineOf(attribute),
        text: `${component} has no ${prop} any more: it was taken out.`,
      });
    }
  }
  return found;
}

/** Props that are renamed or gone, of the components that a file imports: `componentOf` gives the library's name for a local one. */
export function propEdits(
  file: File,
  text: string,
  rules: Rules,
  componentOf: (node: Node) => string | undefined,
): Found {
  const all: Found = { edits: [], notes: [] };
  walk(file, (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    const component = componentOf(node.name);
    if (component === undefined || !(rules.renameProps[component] || rules.removeProps[component])) return;
    const { edits, notes } = inElement(node, component, rules, text);
    all.edits.push(...edits);
    all.notes.push(...notes);
  });
  return all;
}
