import type { color, shadow } from './palette';
import type { density, duration, scales } from './scales';

/** The tree of tokens, with a text for each value: a token without one is a type error. */
type Uses<T> = T extends string | { forced: string } ? string : { [Key in keyof T]: Uses<T[Key]> };

type Tokens = { color: typeof color; shadow: typeof shadow } & typeof scales & {
    duration: typeof duration;
    density: typeof density.comfortable;
  };

const status = (name: string) => ({
  background: `Behind a message of ${name}, such as a Callout or a Badge.`,
  border: `The outline of a message of ${name}.`,
  text: `Text and icons of ${name}, on its background or on a surface.`,
  solid: `A filled mark of ${name}, such as a dot, a bar or a button.`,
  onSolid: `Text on the filled mark of ${name}.`,
});

/** What each token is for. */
export const uses: Uses<Tokens> = {
  color: {
    surface: 'The page.',
    surfaceRaised: 'What stands on the page: cards, dialogs, menus, controls.',
    surfaceSunken: 'What lies below the page: wells, tracks, controls that cannot be used.',
    surfaceHover: 'A row or an item under the pointer.',
    surfaceActive: 'A button or a row while it is pressed; what has not loaded yet.',
    text: 'Text that is read.',
    textMuted: 'Text that helps: hints, captions, headings of columns.',
    textDisabled: 'The label of a control that cannot be used.',
    border: 'Hairlines between things. Carries no meaning alone.',
    borderControl: 'The edge of a control: at least 3:1 on every surface.',
    borderControlHover: 'The edge of a control under the pointer.',
    accent: 'The primary button, a checked box, the current step.',
    accentHover: 'The primary button under the pointer.',
    accentSubtle: 'The current page in a list, a selected row.',
    accentSubtleHover: 'The current page in the sidebar, under the pointer.',
    accentText: 'Links, and text that can be pressed.',
    onAccent: 'Text and icons on the accent.',
    focusRing: 'The ring around what has the keyboard focus.',
    overlay: 'The veil between the page and a dialog.',
    selection: 'Behind text that the user has selected.',
    chart: {
      1: 'The first series of a chart, or its only one.',
      2: 'The second series of a chart.',
      3: 'The third series of a chart.',
      4: 'The fourth series of a chart.',
    },
    danger: {
      ...status('an error or a loss'),
      solidHover: 'The button of a loss under the pointer.',
    },
    warning: status('a warning'),
    success: status('success'),
    info: status('information'),
  },
  shadow: {
    raised: 'Cards, just above the page.',
    popover: 'Menus, popovers and toasts.',
    dialog: 'Dialogs and drawers, above everything.',
  },
  space: {
    0: 'No space.',
    half: 'An icon and its text in a small label.',
    1: 'Parts of one control.',
    2: 'Controls in a row; an icon and its label.',
    3: 'The inside of a control, at its sides.',
    4: 'Fields of a form; the inside of a card.',
    5: 'Groups of controls.',
    6: 'Sections of a page; the inside of a dialog.',
    8: 'Large sections.',
    10: 'Above a new subject.',
    12: 'The inside of an empty state.',
    16: 'The margin of a page that holds one thing, such as sign-in.',
  },
  radius: {
    sm: 'Controls, badges, tags.',
    md: 'Menus, popovers, toasts, messages, panels.',
    lg: 'Cards and dialogs.',
    full: 'What is round: switches, dots, spinners.',
  },
  font: {
    sans: 'All text and figures.',
    mono: 'Codes that people compare letter by letter.',
  },
  fontSize: {
    xs: 'Badges, tags, tooltips, notes below a figure.',
    sm: 'Hints, errors, captions.',
    md: 'The usual text: tables, fields, buttons.',
    lg: 'Headings of cards and sections.',
    xl: 'The title of a dialog; a figure that is read first.',
    xxl: 'The title of a page.',
  },
  lineHeight: {
    xs: 'Lines of size xs.',
    sm: 'Lines of size sm.',
    md: 'Lines of size md.',
    lg: 'Lines of size lg.',
    xl: 'Lines of size xl.',
    xxl: 'Lines of size xxl.',
  },
  fontWeight: {
    regular: 'Text that is read.',
    medium: 'Labels, buttons, headings of columns.',
    semibold: 'Headings, totals, the decisive fact.',
  },
  z: {
    sticky: 'Heads of tables that stay in sight.',
    header: 'The bar at the top of the page.',
    drawer: 'Drawers, and the sidebar on a phone.',
    dialog: 'Dialogs.',
    popover: 'Menus, lists of options, calendars, popovers.',
    tooltip: 'Tooltips.',
    toast: 'Toasts, above every dialog.',
    skipLink: 'The link that skips to the content, above all.',
  },
  easing: { standard: 'Everything that moves.' },
  duration: {
    fast: 'Hover, press, a small change in place.',
    normal: 'What opens or closes: dialogs, drawers, toasts.',
  },
  density: {
    controlHeight: 'The least height of buttons and fields.',
    controlPadding: 'The inside of buttons and fields, at their sides.',
    controlGap: 'An icon and its text in a control; buttons in a row.',
    cellPaddingBlock: 'Above and below the text of a table cell.',
    cellPaddingInline: 'Beside the text of a table cell.',
    fieldGap: 'Between fields of a form.',
    sectionGap: 'Between sections of a page.',
    cardPadding: 'The inside of a card.',
  },
};
