import type { MouseEvent, Ref } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { floating } from '../Popover/Popover.css.ts';
import { cx } from '../theme/cx.ts';
import type { ComboboxOption } from './Combobox.tsx';
import { frame, list, none, option as optionStyle, words } from './Combobox.css.ts';

interface ComboboxListProps {
  listRef: Ref<HTMLDivElement>;
  /** Id of the field, from which those of the list and its options are made. */
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  value: string;
  activeIndex: number;
  noneText: string;
  onChoose: (option: ComboboxOption) => void;
}

/** The choices of a `Combobox` that fit what was typed. */
export function ComboboxList({
  listRef,
  id,
  label,
  options,
  value,
  activeIndex,
  noneText,
  onChoose,
}: ComboboxListProps) {
  // The focus stays in the field, which names the option that the keys stand at. No element of HTML is such a list:
  // a select could not be typed into.
  const listProps = { role: 'listbox', 'aria-label': label };
  const optionProps = (option: ComboboxOption) => ({
    role: 'option',
    'aria-selected': option.value === value,
    onClick: () => onChoose(option),
  });
  // A press on it must not take the focus from the field, which would close it before it was heard.
  const pressProps = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
  return (
    <div ref={listRef} popover="manual" className={cx(floating, frame)} {...pressProps}>
      <ul id={`${id}-list`} className={list} hidden={options.length === 0} {...listProps}>
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${option.value}`}
            className={optionStyle}
            data-active={index === activeIndex || undefined}
            {...optionProps(option)}
          >
            {option.icon}
            <span className={words}>{option.label}</span>
            {option.value === value && <CheckIcon size="s" />}
          </li>
        ))}
      </ul>
      {options.length === 0 && <output className={none}>{noneText}</output>}
    </div>
  );
}
