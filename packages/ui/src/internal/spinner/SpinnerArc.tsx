import { arc } from './spinner.css';

/** The drawing alone, for a control that has a name of its own. */
export function SpinnerArc() {
  return (
    <svg
      className={arc}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" opacity="0.25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" strokeLinecap="round" />
    </svg>
  );
}
