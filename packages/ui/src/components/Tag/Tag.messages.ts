export const tagMessages = { remove: (name: string) => `Remove ${name}` };
