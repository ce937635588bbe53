import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { box, row, start } from '../TextField/TextField.css.ts';
import { busy, end, search } from './SearchField.css.ts';

/** Props of `SearchField`. */
export interface SearchFieldProps {
  label: string;
  clearLabel: string;
  placeholder?: string;
  value: string;
  onValueChange: (text: string) => void;
  name?: string;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** What was searched last is still under way. */
  isLoading?: boolean;
  ref?: Ref<HTMLInputElement | null>;
}

/** Words that a list or the whole site is searched for. Escape clears them, Enter submits the form around. */
export const SearchField = ({
  label,
  clearLabel,
  placeholder,
  value,
  onValueChange,
  name,
  maxLength,
  isLoading,
  ref,
}: SearchFieldProps) => {
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    // The first Escape clears; a dialog around it closes on the next.
    event.preventDefault();
    event.stopPropagation();
    onValueChange('');
  };
  const clear = () => {
    onValueChange('');
    inputRef.current?.focus();
  };
  return (
    <Field label={label}>
      {(wiring) => (
        <span className={row}>
          <span className={box}>
            <span className={start}>
              <SearchIcon />
            </span>
            <input
              {...wiring}
              ref={inputRef}
              type="search"
              name={name}
              maxLength={maxLength}
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              className={search}
              aria-busy={isLoading || undefined}
              placeholder={placeholder}
              value={value}
              onChange={(event) => onValueChange(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {isLoading && (
              <span className={busy}>
                <Spinner size="s" />
              </span>
            )}
            {value && (
              <span className={end}>
                <IconButton size="s" label={clearLabel} icon={<CloseIcon size="s" />} onClick={clear} />
              </span>
            )}
          </span>
        </span>
      )}
    </Field>
  );
};
