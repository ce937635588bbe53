import { useLingui } from '@lingui/react/macro';
import { type ContentKind, contentRules, type ContentTextField } from '@marquee/contract/content';
import { findLanguage, type Language } from '@marquee/reference';
import { Badge, Heading, Inline, Stack, TextAreaField, TextField } from '@marquee/ui';
import type { PieceText, PieceValue } from './Content.ts';
import * as styles from './LanguageColumns.css.ts';
import { useContentWords } from './useContentWords.ts';

type Props = {
  kind: ContentKind;
  languages: readonly Language[];
  value: PieceValue;
  onChange: (change: Partial<PieceValue>) => void;
  problemOf: (key: string) => string | undefined;
};

const rowsOf: Readonly<Record<string, number>> = { html: 12, text: 3 };

/** The texts of a piece in all languages of the merchant, side by side, with what each of them lacks. */
export const TextFields = ({ kind, languages, value, onChange, problemOf }: Props) => {
  const { t } = useLingui();
  const { fields } = useContentWords();
  const { texts, needed } = contentRules(kind);
  const all = Object.entries(texts) as [ContentTextField, number][];
  const textOf = (field: ContentTextField): PieceText => value[field] ?? {};
  const isWritten = ([field]: [ContentTextField, number]) =>
    languages.some((language) => textOf(field)[language]?.trim());
  const lacking = (language: Language) =>
    all.filter(isWritten).filter(([field]) => !textOf(field)[language]?.trim()).length;
  const [own] = languages;
  return (
    <div className={styles.columns}>
      {languages.map((language) => {
        const missing = lacking(language);
        return (
          <Stack key={language} gap="x3" as="section">
            <Inline gap="x2">
              <Heading level={2} size="m">
                {findLanguage(language)?.name ?? language}
              </Heading>
              {missing > 0 && <Badge tone="caution">{t`Missing: ${missing}`}</Badge>}
            </Inline>
            {all.map(([field, most]) => {
              const shared = {
                name: `${field}.${language}`,
                label: fields[field],
                lang: language,
                maxLength: most,
                isRequired: language === own && needed.includes(field),
                error: problemOf(`${field}.${language}`),
                value: textOf(field)[language] ?? '',
              };
              const change = (text: string) => onChange({ [field]: { ...textOf(field), [language]: text } });
              const rows = rowsOf[field];
              return rows === undefined ? (
                <TextField key={field} {...shared} onChange={({ target }) => change(target.value)} />
              ) : (
                <TextAreaField
                  key={field}
                  {...shared}
                  rows={rows}
                  hint={
                    field === 'html'
                      ? t`HTML: paragraphs, headings, lists, tables, links. Whatever else is taken out.`
                      : undefined
                  }
                  onChange={({ target }) => change(target.value)}
                />
              );
            })}
          </Stack>
        );
      })}
    </div>
  );
};
