export const skipLinkMessages = { toMain: 'Skip to main content' };
