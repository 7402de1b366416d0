export { ContactRepeater, type ContactRepeaterProps } from './ContactRepeater';
