export const breadcrumbsMessages = { label: 'Breadcrumb' };
