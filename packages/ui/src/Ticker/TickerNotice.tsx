import { Link } from '../Link/Link.tsx';
import { notice as noticeStyle } from './Ticker.css.ts';

/** A notice of a `Ticker`: plain, leading somewhere, or opening something. */
export interface Notice {
  id: string;
  text: string;
  href?: string;
  onSelect?: () => void;
}

/** One notice as it runs by. */
export const TickerNotice = ({ notice: { text, href, onSelect } }: { notice: Notice }) => {
  if (href) {
    return (
      <Link href={href} className={noticeStyle}>
        {text}
      </Link>
    );
  }
  if (!onSelect) return <span className={noticeStyle}>{text}</span>;
  return (
    <button type="button" className={noticeStyle} onClick={onSelect}>
      {text}
    </button>
  );
};
