import { unbroken } from './FigureHeader.css';

/** The header of a column of figures: a range such as '61-90' stays on one line. */
export const FigureHeader = ({ children }: { children: string }) => {
  const [before = '', range, after] = children.split(/(\d+-\d+)/);
  return range ? (
    <>
      {before}
      <span className={unbroken}>{range}</span>
      {after}
    </>
  ) : (
    before
  );
};
