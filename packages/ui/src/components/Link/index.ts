export type { LinkRenderProps, RenderLink } from '../../internal/link/renderLink';
export { Link, type LinkProps } from './Link';
export { LinkProvider, type LinkProviderProps } from './LinkProvider';
