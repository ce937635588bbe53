import { useLingui } from '@lingui/react/macro';
import { wordOf } from '../fieldTexts.ts';
import { Icon } from '../Icon.tsx';
import { useText } from '../useText.ts';

type Props = {
  label: string;
  value: readonly string[];
  options: readonly string[];
  least: number;
  onChange: (value: readonly string[]) => void;
};

const moved = (list: readonly string[], from: number, to: number) => {
  const [item = '', ...rest] = [list[from], ...list.filter((_, index) => index !== from)] as string[];
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** Some of the options in an order: each is switched on and off, and moved up and down. */
export const ListField = ({ label, value, options, least, onChange }: Props) => {
  const { t } = useLingui();
  const say = useText();
  const off = options.filter((option) => !value.includes(option));
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((each) => each !== option) : [...value, option]);
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      <ol>
        {[...value, ...off].map((option, index) => {
          const isOn = value.includes(option);
          const name = say(wordOf(option));
          return (
            <li key={option} data-off={!isOn || undefined}>
              <label>
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={isOn && value.length <= least}
                  onChange={() => toggle(option)}
                />
                <span>{name}</span>
              </label>
              {isOn && (
                <>
                  <button
                    type="button"
                    aria-label={t`Move up: ${name}`}
                    disabled={index === 0}
                    onClick={() => onChange(moved(value, index, index - 1))}
                  >
                    <Icon name="up" />
                  </button>
                  <button
                    type="button"
                    aria-label={t`Move down: ${name}`}
                    disabled={index === value.length - 1}
                    onClick={() => onChange(moved(value, index, index + 1))}
                  >
                    <Icon name="down" />
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
};
