export type { PortalContainer } from '../../internal/overlay/portal';
export { PortalProvider, type PortalProviderProps } from './PortalProvider';
