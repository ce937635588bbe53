import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/useFieldWiring.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { box, input, start } from '../TextField/TextField.css.ts';
import { chevron } from './Combobox.css.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useCombobox } from './useCombobox.ts';

/** One of the choices of a `Combobox`. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Further words that it is found by: a short name, a code. */
  keywords?: string;
  icon?: ReactNode;
}

/** Props of `Combobox`. */
export interface ComboboxProps
  extends
    FieldWords,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'placeholder' | 'disabled' | 'name'> {
  options: readonly ComboboxOption[];
  /** The chosen one; an empty text is none. */
  value: string;
  onValueChange: (value: string) => void;
  /** Shown where nothing fits what was typed. */
  noneText: string;
}

/** One of many, found by typing a part of its name, marks aside. A handful is a `Select`. */
export function Combobox({
  label,
  hint,
  error,
  isRequired,
  options,
  value,
  onValueChange,
  noneText,
  id,
  ...rest
}: ComboboxProps) {
  const state = useCombobox({ options, value, onValueChange });
  const { inputRef, listRef, isOpen, shown, chosen, activeIndex, query } = state;
  return (
    <Field {...{ label, hint, error, isRequired, id }}>
      {(wiring) => (
        <>
          <span className={box}>
            {chosen?.icon && query === undefined && <span className={start}>{chosen.icon}</span>}
            <input
              {...rest}
              {...wiring}
              ref={inputRef}
              type="text"
              role="combobox"
              className={input}
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={`${wiring.id}-list`}
              aria-activedescendant={
                isOpen && shown[activeIndex] ? `${wiring.id}-${shown[activeIndex].value}` : undefined
              }
              value={query ?? chosen?.label ?? ''}
              onChange={(event) => state.type(event.target.value)}
              onClick={state.open}
              onFocus={(event) => event.target.select()}
              onBlur={state.close}
              onKeyDown={state.onKeyDown}
            />
            <ChevronDownIcon className={chevron} />
          </span>
          <ComboboxList
            listRef={listRef}
            id={wiring.id}
            label={label}
            options={shown}
            value={value}
            activeIndex={activeIndex}
            noneText={noneText}
            onChoose={state.choose}
          />
        </>
      )}
    </Field>
  );
}
