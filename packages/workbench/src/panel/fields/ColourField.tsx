import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

type Props = { label: string; value: string; onChange: (value: string) => void };

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour by the browser's own picker or by its six digits. */
export const ColourField = ({ label, value, onChange }: Props) => {
  const { t } = useLingui();
  const id = useId();
  // What is typed and is no colour yet.
  const [typed, setTyped] = useState<string>();
  return (
    <div className="colour">
      <input
        type="color"
        aria-label={t`Pick: ${label}`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="hex"
        value={typed ?? value}
        spellCheck={false}
        maxLength={7}
        aria-invalid={typed !== undefined}
        onChange={({ target }) => {
          if (isColour(target.value)) onChange(target.value.toLowerCase());
          setTyped(isColour(target.value) ? undefined : target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
};
