export { type Approval, ApprovalBanner, type ApprovalBannerProps } from './ApprovalBanner';
