export { Announcer, type AnnouncerProps } from './Announcer';
export { type AnnounceOptions, announce, type Politeness } from './announce';
