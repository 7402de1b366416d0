export type { LinkRenderProps, RenderLink } from '../../renderLink';
export { AgeingCard, type AgeingCardProps } from './AgeingCard';
