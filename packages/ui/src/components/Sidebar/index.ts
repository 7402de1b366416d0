export type { LinkRenderProps, RenderLink } from '../../internal/link/renderLink';
export type { SidebarItem, SidebarLink, SidebarSection } from './navigation';
export { Sidebar, type SidebarProps } from './Sidebar';
export { SidebarProvider, type SidebarProviderProps, type SidebarState, useSidebar } from './SidebarProvider';
export { SidebarTrigger, type SidebarTriggerProps } from './SidebarTrigger';
export { SidebarUser, type SidebarUserProps } from './SidebarUser';
