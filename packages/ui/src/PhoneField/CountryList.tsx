import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { nextIndex } from '../behaviour/nextIndex.ts';
import { Flag } from '../Flag/Flag.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { matchingCountries, type DiallingCountry } from './matchingCountries.ts';
import { country as countryStyle, dialling, list, name, search, searchInput } from './PhoneField.css.ts';

interface CountryListProps {
  countries: readonly DiallingCountry[];
  chosen: string;
  onChoose: (code: string) => void;
  searchLabel: string;
}

/** The countries to choose from. Typing narrows them, Enter takes the first, arrow keys walk from one to the next. */
export const CountryList = ({ countries, chosen, onChoose, searchLabel }: CountryListProps) => {
  const [query, setQuery] = useState('');
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const shown = matchingCountries(countries, query);

  useEffect(() => {
    searchRef.current?.focus({ preventScroll: true });
    listRef.current?.querySelector('[aria-current="true"]')?.scrollIntoView?.({ block: 'center' });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const isInSearch = document.activeElement === searchRef.current;
    if (isInSearch && event.key === 'Enter') {
      event.preventDefault();
      if (shown[0]) onChoose(shown[0].code);
      return;
    }
    if (isInSearch && (event.key === 'Home' || event.key === 'End')) return;
    const current = buttons.findIndex((button) => button === document.activeElement);
    const next = nextIndex(event.key, current, { count: buttons.length, orientation: 'vertical' });
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return (
    <>
      <label className={search}>
        <SearchIcon size="s" />
        <input
          ref={searchRef}
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          className={searchInput}
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <ul ref={listRef} className={list}>
        {shown.map(({ code, name: words, dialingCode }) => (
          <li key={code}>
            <button
              type="button"
              className={countryStyle}
              aria-current={code === chosen}
              onKeyDown={onKeyDown}
              onClick={() => onChoose(code)}
            >
              <Flag country={code} />
              <span className={name}>{words}</span>
              <bdi dir="ltr" className={dialling}>
                +{dialingCode}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
