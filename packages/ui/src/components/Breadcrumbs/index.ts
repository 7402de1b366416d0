export type { LinkRenderProps, RenderLink } from '../../internal/link/renderLink';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
