import { divider, labelledDivider } from './layout.css.ts';

/** A line between two parts, with a word in it if one is given. */
export const Divider = ({ label }: { label?: string }) =>
  label ? <div className={labelledDivider}>{label}</div> : <hr className={divider} />;
