// From source, as the workspace uses everywhere: the journeys' runner knows no export conditions.
export { pagination, searchField } from '../../packages/ui/src/test-utils/index.ts';
