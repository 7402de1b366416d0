// From source: Playwright does not resolve the export condition that the workspace uses.
export { pagination, searchField } from '../../packages/ui/src/test-utils/index.ts';
