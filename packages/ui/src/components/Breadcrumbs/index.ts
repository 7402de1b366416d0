export type { LinkRenderProps, RenderLink } from '../../renderLink';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
