import type { PartLocator, PartRole, RoleOptions } from './locator';

/** What is used of @testing-library/dom (or react) and @testing-library/user-event: hand them over, nothing is imported. */
export interface TestingLibrary {
  within: (element: HTMLElement) => {
    queryAllByRole: (role: string, options?: { name?: string | RegExp }) => HTMLElement[];
  };
  waitFor: <T>(callback: () => T) => Promise<T>;
  user: {
    click: (element: Element) => Promise<void>;
    clear: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
    keyboard: (text: string) => Promise<void>;
    selectOptions: (element: Element, label: string) => Promise<void>;
  };
}

/** A PartLocator over Testing Library. Actions wait, as `waitFor` does, for the one element they are for. */
export interface ElementLocator extends PartLocator<ElementLocator> {
  /** All that there are now, in the order of the document. */
  elements: () => HTMLElement[];
  /** The one that is there now. Throws for none and for several. */
  element: () => HTMLElement;
  /** Waits until there is exactly one. */
  find: () => Promise<HTMLElement>;
}

const inOrder = (a: Node, other: Node) =>
  a.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const holds = (text: string, expected: string | RegExp) =>
  typeof expected === 'string' ? text.toLowerCase().includes(expected.toLowerCase()) : expected.test(text);

// As Playwright does: text without `exact` is a part of the name.
const nameFor = ({ name, exact }: RoleOptions) =>
  typeof name === 'string' && !exact ? new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i') : name;

/** Parts of the page for Testing Library: `dataTable(testingLibrary({ within, waitFor, user }), 'Tenants')`. */
export function testingLibrary(
  library: TestingLibrary,
  container: HTMLElement = document.body,
): ElementLocator {
  const { within, waitFor, user } = library;

  function locator(elements: () => HTMLElement[], description: string): ElementLocator {
    const element = () => {
      const [first, ...rest] = elements();
      if (!first || rest.length > 0)
        throw new Error(`Expected one ${description}, found ${elements().length}.`);
      return first;
    };
    const find = () => waitFor(element);
    return {
      elements,
      element,
      find,
      getByRole: (role: PartRole, options: RoleOptions = {}) => {
        const name = nameFor(options);
        const named = name === undefined ? {} : { name };
        const inside = () => elements().flatMap((parent) => within(parent).queryAllByRole(role, named));
        return locator(
          () => [...new Set(inside())],
          `${role}${name === undefined ? '' : ` "${name}"`} in ${description}`,
        );
      },
      filter: ({ hasText }) =>
        locator(
          () => elements().filter(({ textContent }) => holds(textContent ?? '', hasText)),
          `${description} with "${hasText}"`,
        ),
      or: (other) =>
        locator(
          () => [...new Set([...elements(), ...other.elements()])].sort(inOrder),
          `${description} or another`,
        ),
      nth: (index) => locator(() => elements().slice(index, index + 1), `${description} at ${index}`),
      count: async () => elements().length,
      allTextContents: async () => elements().map(({ textContent }) => textContent ?? ''),
      click: async () => user.click(await find()),
      fill: async (text) => {
        const field = await find();
        await user.clear(field);
        if (text) await user.type(field, text.replace(/[{[]/g, '$&$&'));
      },
      press: async (key) => {
        (await find()).focus();
        await user.keyboard(`{${key}}`);
      },
      selectOption: async (label) => user.selectOptions(await find(), label),
    };
  }

  return locator(() => [container], 'page');
}
