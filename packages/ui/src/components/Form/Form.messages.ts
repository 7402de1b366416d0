export const formMessages = {
  required: 'This field is required.',
  email: 'Enter a valid email address.',
  url: 'Enter a valid URL.',
  failed: 'It could not be sent. What you typed is still here: try again.',
  problems: (count: number) =>
    count === 1 ? 'There is 1 problem in this form' : `There are ${count} problems in this form`,
};
