import { useLingui } from '@lingui/react/macro';
import { articleCategories, type ContentKind, contentRules } from '@marquee/contract/content';
import { gameCategories } from '@marquee/reference';
import { Select, TextField } from '@marquee/ui';
import { MomentField } from '../api/MomentField.tsx';
import { NumberField } from '../site/NumberField.tsx';
import type { PieceValue } from './Content.ts';
import * as styles from './LanguageColumns.css.ts';
import { PictureField } from './PictureField.tsx';
import { useContentWords } from './useContentWords.ts';

type Props = {
  kind: ContentKind;
  value: PieceValue;
  onChange: (change: Partial<PieceValue>) => void;
  problemOf: (key: string) => string | undefined;
};

type Choice = {
  field: 'type' | 'category' | 'scenery';
  words: Readonly<Record<string, string>>;
  ids: readonly string[];
};

/** What a piece says beside its texts, as far as its kind has it. */
export const FactFields = ({ kind, value, onChange, problemOf }: Props) => {
  const { t } = useLingui();
  const { fields, types, sceneries, games, articles } = useContentWords();
  const { facts } = contentRules(kind);
  const has = (fact: (typeof facts)[number]) => facts.includes(fact);
  const choices: readonly Choice[] = [
    { field: 'type', words: types, ids: Object.keys(types) },
    kind === 'article'
      ? { field: 'category', words: articles, ids: articleCategories }
      : { field: 'category', words: games, ids: gameCategories },
    { field: 'scenery', words: sceneries, ids: Object.keys(sceneries) },
  ];
  const texts = (['path', 'url', 'email', 'gameId', 'edition'] as const).filter(has);
  const hints: Partial<Record<(typeof texts)[number], string>> = {
    path: t`A page of the site, such as /promotions. Empty for no button.`,
    url:
      kind === 'app'
        ? t`Where players get it, beginning with https://.`
        : t`A page of the site or an address beginning with https://.`,
    gameId: t`The game’s id as the page Games shows it. Empty for all games.`,
    edition: t`With another edition every member agrees anew at the next login.`,
  };
  const moments = {
    startsAt: t`Empty for at once. In the time of this device.`,
    endsAt: t`Empty for no end.`,
  };
  return (
    <div className={styles.columns}>
      {choices
        .filter(({ field }) => has(field))
        .map(({ field, words, ids }) => (
          <Select
            key={field}
            name={field}
            label={fields[field]}
            error={problemOf(field)}
            value={value[field] ?? ids[0]}
            onChange={({ target }) => onChange({ [field]: target.value })}
          >
            {ids.map((id) => (
              <option key={id} value={id}>
                {words[id] ?? id}
              </option>
            ))}
          </Select>
        ))}
      {has('picture') && (
        <PictureField
          value={value.picture ?? null}
          error={problemOf('picture')}
          onChange={(picture) => onChange({ picture })}
        />
      )}
      {texts.map((field) => (
        <TextField
          key={field}
          name={field}
          label={fields[field]}
          {...(hints[field] && { hint: hints[field] })}
          error={problemOf(field)}
          spellCheck={false}
          value={value[field] ?? ''}
          onChange={({ target }) => onChange({ [field]: target.value.trim() || null })}
        />
      ))}
      {(['startsAt', 'endsAt'] as const).filter(has).map((field) => (
        <MomentField
          key={field}
          name={field}
          label={fields[field]}
          hint={moments[field]}
          error={problemOf(field)}
          value={value[field] ?? null}
          onChange={(moment) => onChange({ [field]: moment })}
        />
      ))}
      {has('position') && (
        <NumberField
          name="position"
          label={fields.position}
          hint={t`The smaller, the earlier.`}
          error={problemOf('position')}
          min={0}
          value={value.position ?? 0}
          onChange={(position) => onChange({ position })}
        />
      )}
    </div>
  );
};
