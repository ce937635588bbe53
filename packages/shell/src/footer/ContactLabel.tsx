import { whole } from './Footer.css.ts';

/** What a way to the merchant is called. An e-mail address breaks behind its @, not at a hyphen. */
export const ContactLabel = ({ label }: { label: string }) => {
  const [name, host] = label.split('@');
  if (host === undefined) return label;
  return (
    <span>
      {name}@<wbr />
      <span className={whole}>{host}</span>
    </span>
  );
};
