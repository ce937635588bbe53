import { useId } from 'react';

type Props = { label: string; value: string; lang: string; onChange: (value: string) => void };

/** Words of the brand in one language. */
export const TextField = ({ label, value, lang, onChange }: Props) => {
  const id = useId();
  return (
    <div className="text">
      <label htmlFor={id}>{label}</label>
      <span className="count">{value.length}</span>
      <textarea
        id={id}
        lang={lang}
        rows={Math.min(5, 1 + Math.floor(value.length / 44))}
        value={value}
        onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
      />
    </div>
  );
};
