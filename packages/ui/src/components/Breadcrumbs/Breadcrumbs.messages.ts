import { defineMessages } from '../../internal/messages/messages';
export const breadcrumbsMessages = defineMessages('breadcrumbs', { label: 'Breadcrumb' });
