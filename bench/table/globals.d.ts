/** True in the build that puts the library's own Button in each row. */
declare const OWN_BUTTON: boolean;

declare module '*.css';
