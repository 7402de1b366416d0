export const errorBoundaryMessages = {
  title: 'Something went wrong here',
  advice: 'Try again. If it happens again, reload the page and tell your administrator what you were doing.',
};
