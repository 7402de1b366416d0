export const paginationMessages = {
  label: 'Pagination',
  page: 'Page',
  previous: 'Previous',
  next: 'Next',
  records: (count: string) => (count === '1' ? 'record' : 'records'),
};
