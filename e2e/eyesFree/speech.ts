/** A node of the accessibility tree, as the browser tells it. */
export interface AxNode {
  role?: { value: string };
  name?: { value: string };
  value?: { value: string | number } | undefined;
  description?: { value: string };
  ignored: boolean;
  nodeId: string;
  childIds?: string[];
  placeholder?: string;
  required?: boolean;
  backendDOMNodeId?: number;
  properties?: {
    name: string;
    value: { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] };
  }[];
}

export const property = (node: AxNode, name: string) =>
  node.properties?.find((one) => one.name === name)?.value.value;

const roleWords: Record<string, string> = {
  textbox: 'edit',
  combobox: 'combo box',
  StaticText: 'text',
  contentinfo: 'content information',
  RootWebArea: 'document',
};

/** What is said before a place inside them is: landmarks, groups, dialogs, tables. */
const places = new Set(
  'alertdialog banner complementary contentinfo dialog form group list listbox main menu navigation radiogroup region search table tablist tabpanel'.split(
    ' ',
  ),
);

export const isPlace = ({ ignored, role, name }: AxNode) =>
  !ignored && places.has(role?.value ?? '') && (role?.value !== 'form' || Boolean(name?.value));

/** Whether one types into it: a `select` is called a combo box, too, and has nothing that could be edited. */
export const isEdit = (node: AxNode) => property(node, 'editable') !== undefined;

function states(node: AxNode): string[] {
  const is = (name: string) => property(node, name) === true || property(node, name) === 'true';
  const role = node.role?.value ?? '';
  const expanded = property(node, 'expanded');
  const checked = property(node, 'checked');
  const popup = property(node, 'hasPopup');
  return [
    role === 'heading' ? `level ${String(property(node, 'level'))}` : '',
    is('required') || node.required ? 'required' : '',
    is('invalid') ? 'invalid entry' : '',
    is('readonly') ? 'read only' : '',
    is('disabled') ? 'unavailable' : '',
    is('busy') ? 'busy' : '',
    is('selected') ? 'selected' : '',
    checked === undefined ? '' : checked === 'true' ? 'checked' : 'not checked',
    expanded === undefined ? '' : expanded ? 'expanded' : 'collapsed',
    popup === undefined || popup === 'false' || role === 'combobox' ? '' : `opens ${String(popup)}`,
  ];
}

/** A node in a screen reader's words: name, role, states, value, description. */
export function speech(node: AxNode): string {
  const role = node.role?.value ?? '';
  const name = node.name?.value ?? '';
  const value = String(node.value?.value ?? '');
  const description = node.description?.value ?? '';
  return [
    name || (isPlace(node) ? '' : 'NO NAME'),
    roleWords[role] ?? role,
    ...states(node),
    value && value !== name ? `“${value}”` : '',
    value ? '' : (node.placeholder ?? ''),
    description === name ? '' : description,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Read with all that is in them, in one breath. */
const whole = new Set(['heading', 'link', 'button', 'img', 'image', 'StaticText']);
const cells = new Set(['cell', 'gridcell', 'rowheader', 'columnheader']);

/** What is read from a node on, a line each; the cells of a row in one line. */
export function reading(nodeId: string, tree: ReadonlyMap<string, AxNode>): string[] {
  const node = tree.get(nodeId);
  if (!node) return [];
  const role = node.role?.value ?? '';
  const inner = () => (node.childIds ?? []).flatMap((child) => reading(child, tree));
  if (node.ignored) return inner();
  if (role === 'StaticText') return node.name?.value.trim() ? [node.name.value.trim()] : [];
  if (whole.has(role)) return [speech(node)];
  if (cells.has(role)) return [inner().join(' ') || 'blank'];
  if (['row', 'term', 'definition', 'paragraph', 'listitem', 'LineBreak'].includes(role)) {
    const line = inner().join(role === 'row' ? ' | ' : ' ');
    return line ? [role === 'definition' ? `  ${line}` : line] : [];
  }
  return isPlace(node) && role !== 'dialog' ? [speech(node), ...inner()] : inner();
}
