/** A node of the accessibility tree, as the browser reports it. */
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
  node.properties?.find((item) => item.name === name)?.value.value;

const roleLabels: Record<string, string> = {
  textbox: 'edit',
  combobox: 'combo box',
  StaticText: 'text',
  contentinfo: 'content information',
  RootWebArea: 'document',
};

/** Announced on entering them: landmarks, groups, dialogs, tables. */
const containers = new Set(
  'alertdialog banner complementary contentinfo dialog form group list listbox main menu navigation radiogroup region search table tablist tabpanel'.split(
    ' ',
  ),
);

export const isContainer = ({ ignored, role, name }: AxNode) =>
  !ignored && containers.has(role?.value ?? '') && (role?.value !== 'form' || Boolean(name?.value));

/** Whether text can be typed into it: a `select` is a combo box too, but cannot be edited. */
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

/** A node as a screen reader announces it: name, role, states, value, description. */
export function speech(node: AxNode): string {
  const role = node.role?.value ?? '';
  const name = node.name?.value ?? '';
  const value = String(node.value?.value ?? '');
  const description = node.description?.value ?? '';
  return [
    name || (isContainer(node) ? '' : 'NO NAME'),
    roleLabels[role] ?? role,
    ...states(node),
    value && value !== name ? `“${value}”` : '',
    value ? '' : (node.placeholder ?? ''),
    description === name ? '' : description,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Announced with all their content at once. */
const atomicRoles = new Set(['heading', 'link', 'button', 'img', 'image', 'StaticText']);
const cells = new Set(['cell', 'gridcell', 'rowheader', 'columnheader']);

/** The content of a node, line by line; the cells of a row in one line. */
export function reading(nodeId: string, tree: ReadonlyMap<string, AxNode>): string[] {
  const node = tree.get(nodeId);
  if (!node) return [];
  const role = node.role?.value ?? '';
  const inner = () => (node.childIds ?? []).flatMap((child) => reading(child, tree));
  if (node.ignored) return inner();
  if (role === 'StaticText') return node.name?.value.trim() ? [node.name.value.trim()] : [];
  if (atomicRoles.has(role)) return [speech(node)];
  if (cells.has(role)) return [inner().join(' ') || 'blank'];
  if (['row', 'term', 'definition', 'paragraph', 'listitem', 'LineBreak'].includes(role)) {
    const line = inner().join(role === 'row' ? ' | ' : ' ');
    return line ? [role === 'definition' ? `  ${line}` : line] : [];
  }
  return isContainer(node) && role !== 'dialog' ? [speech(node), ...inner()] : inner();
}
