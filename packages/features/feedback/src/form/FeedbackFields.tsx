import { useLingui } from '@lingui/react/macro';
import { Select, tabular, Text, TextAreaField, TextField } from '@marquee/ui';
import { bounds } from './bounds.ts';
import { countWords } from './countWords.ts';
import type { Draft, Problems } from './Draft.ts';
import { questionTypes, readQuestionType } from './questionTypes.ts';
import { useQuestionNames } from './useQuestionNames.ts';

type Props = { draft: Draft; problems: Problems; onChange: (change: Partial<Draft>) => void };

const { minWords, maxWords } = bounds;

/** Kind, text and contact, with the words counted while they are typed. */
export const FeedbackFields = ({ draft, problems, onChange }: Props) => {
  const { t } = useLingui();
  const names = useQuestionNames();
  const words = countWords(draft.content);
  return (
    <>
      <Select
        name="questionType"
        label={t`What is it about?`}
        isRequired
        error={problems.questionType}
        value={draft.questionType}
        onChange={({ target }) => onChange({ questionType: readQuestionType(target.value) })}
      >
        <option value="" disabled>
          {t`Please choose`}
        </option>
        {questionTypes.map((type) => (
          <option key={type} value={type}>
            {names[type]}
          </option>
        ))}
      </Select>
      <TextAreaField
        name="content"
        label={t`Your message`}
        isRequired
        rows={6}
        hint={t`Between ${minWords} and ${maxWords} words.`}
        error={problems.content}
        aside={
          <Text
            as="span"
            size="s"
            isMuted={words <= maxWords}
            {...(words > maxWords && { tone: 'critical' })}
            className={tabular}
          >
            {t`${words} of ${maxWords} words`}
          </Text>
        }
        value={draft.content}
        onChange={({ target }) => onChange({ content: target.value })}
      />
      <TextField
        name="contactInfo"
        label={t`Where can we reply?`}
        isRequired
        autoComplete="email"
        hint={t`An e-mail address, a mobile number or a messenger name.`}
        error={problems.contactInfo}
        value={draft.contactInfo}
        onChange={({ target }) => onChange({ contactInfo: target.value })}
      />
    </>
  );
};
