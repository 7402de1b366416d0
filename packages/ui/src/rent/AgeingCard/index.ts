export type { LinkRenderProps, RenderLink } from '../../internal/link/renderLink';
export { AgeingCard, type AgeingCardProps } from './AgeingCard';
