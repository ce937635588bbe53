import { useLingui } from '@lingui/react/macro';
import { Select, tabular, Text, TextAreaField, TextField } from '@marquee/ui';
import { bounds } from './bounds.ts';
import { countWords } from './countWords.ts';
import type { DraftForm } from './Draft.ts';
import { questionTypes } from './questionTypes.ts';
import { useQuestionNames } from './useQuestionNames.ts';

const { minWords, maxWords } = bounds;

type Props = {
  form: DraftForm;
  /** A member is answered in messages and is not asked where. */
  isMember: boolean;
};

/** Kind, text and contact, with the words counted while they are typed. */
export const FeedbackFields = ({ form, isMember }: Props) => {
  const { t } = useLingui();
  const names = useQuestionNames();
  const words = countWords(form.values.content);
  return (
    <>
      <Select {...form.field('questionType')} label={t`What is it about?`} isRequired>
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
        {...form.field('content')}
        label={t`Your message`}
        isRequired
        rows={6}
        hint={t`Between ${minWords} and ${maxWords} words.`}
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
      />
      {isMember ? (
        <Text size="s" isMuted>{t`We answer in your messages on this site.`}</Text>
      ) : (
        <TextField
          {...form.field('contactInfo')}
          label={t`Where can we reply?`}
          isRequired
          autoComplete="email"
          hint={t`An e-mail address, a mobile number or a messenger name.`}
        />
      )}
    </>
  );
};
