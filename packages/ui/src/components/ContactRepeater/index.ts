export { ContactRepeater, type ContactRepeaterProps, type InitialContact } from './ContactRepeater';
