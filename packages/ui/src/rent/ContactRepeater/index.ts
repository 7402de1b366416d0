export { ContactRepeater, type ContactRepeaterProps } from './ContactRepeater';
export type { InitialContact } from './contact';
