import * as lucide from 'lucide';
import type { ComponentProps, JSX } from 'react';

/** A picture in the colour of the text around it: decoration, unless a `role` makes it more. */
export type Icon = (props: ComponentProps<'svg'>) => JSX.Element;

// Not lucide-react: what it draws with is twenty times as long, for options that nothing here sets.
const icon =
  (parts: lucide.IconNode): Icon =>
  (props) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its props where it means something
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props.role ? undefined : true}
      {...props}
    >
      {parts.map(([Part, attributes], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Part key={at} {...attributes} />
      ))}
    </svg>
  );

export const ArrowDown = /* @__PURE__ */ icon(lucide.ArrowDown);
export const ArrowUp = /* @__PURE__ */ icon(lucide.ArrowUp);
export const Bookmark = /* @__PURE__ */ icon(lucide.Bookmark);
export const CalendarDays = /* @__PURE__ */ icon(lucide.CalendarDays);
export const Camera = /* @__PURE__ */ icon(lucide.Camera);
export const Check = /* @__PURE__ */ icon(lucide.Check);
export const ChevronDown = /* @__PURE__ */ icon(lucide.ChevronDown);
export const ChevronLeft = /* @__PURE__ */ icon(lucide.ChevronLeft);
export const ChevronRight = /* @__PURE__ */ icon(lucide.ChevronRight);
export const ChevronsUpDown = /* @__PURE__ */ icon(lucide.ChevronsUpDown);
export const CircleAlert = /* @__PURE__ */ icon(lucide.CircleAlert);
export const CircleCheck = /* @__PURE__ */ icon(lucide.CircleCheck);
export const Columns3 = /* @__PURE__ */ icon(lucide.Columns3);
export const Copy = /* @__PURE__ */ icon(lucide.Copy);
export const Download = /* @__PURE__ */ icon(lucide.Download);
export const Ellipsis = /* @__PURE__ */ icon(lucide.Ellipsis);
export const EllipsisVertical = /* @__PURE__ */ icon(lucide.EllipsisVertical);
export const Eye = /* @__PURE__ */ icon(lucide.Eye);
export const EyeOff = /* @__PURE__ */ icon(lucide.EyeOff);
export const FileText = /* @__PURE__ */ icon(lucide.FileText);
export const GripVertical = /* @__PURE__ */ icon(lucide.GripVertical);
export const Image = /* @__PURE__ */ icon(lucide.Image);
export const Info = /* @__PURE__ */ icon(lucide.Info);
export const LogOut = /* @__PURE__ */ icon(lucide.LogOut);
export const Moon = /* @__PURE__ */ icon(lucide.Moon);
export const PanelLeft = /* @__PURE__ */ icon(lucide.PanelLeft);
export const Plus = /* @__PURE__ */ icon(lucide.Plus);
export const Printer = /* @__PURE__ */ icon(lucide.Printer);
export const RefreshCw = /* @__PURE__ */ icon(lucide.RefreshCw);
export const RotateCw = /* @__PURE__ */ icon(lucide.RotateCw);
export const Search = /* @__PURE__ */ icon(lucide.Search);
export const Settings2 = /* @__PURE__ */ icon(lucide.Settings2);
export const SlidersHorizontal = /* @__PURE__ */ icon(lucide.SlidersHorizontal);
export const Sun = /* @__PURE__ */ icon(lucide.Sun);
export const Trash2 = /* @__PURE__ */ icon(lucide.Trash2);
export const TriangleAlert = /* @__PURE__ */ icon(lucide.TriangleAlert);
export const Undo2 = /* @__PURE__ */ icon(lucide.Undo2);
export const Upload = /* @__PURE__ */ icon(lucide.Upload);
export const X = /* @__PURE__ */ icon(lucide.X);
