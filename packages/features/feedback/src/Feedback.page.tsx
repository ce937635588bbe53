import { useLingui } from '@lingui/react/macro';
import { Card, Container, PageHead } from '@marquee/ui';
import { OwnCases } from './cases/OwnCases.tsx';
import * as styles from './Feedback.css.ts';
import { FeedbackAside } from './FeedbackAside.tsx';
import { FeedbackForm } from './form/FeedbackForm.tsx';
import { FeedbackReceived } from './form/FeedbackReceived.tsx';
import { useFeedback } from './form/useFeedback.ts';

/** Takes a question, complaint or affiliate request of a guest or a member. */
const Feedback = () => {
  const { t } = useLingui();
  const { form, isMember, captcha, received, startAgain } = useFeedback();
  const isAffiliate = form.values.questionType === 'affiliate';
  return (
    <Container className={styles.page}>
      <PageHead size="xxl" title={t`Feedback`}>
        {isAffiliate
          ? t`Tell us who you are and where you would promote us. A real person replies within 24 hours.`
          : t`A question, a complaint or an idea: a real person reads it and replies within 24 hours.`}
      </PageHead>
      <div className={styles.columns}>
        <Card>
          {received ? (
            <FeedbackReceived answer={received} onAgain={startAgain} />
          ) : (
            <FeedbackForm form={form} isMember={isMember} captcha={captcha} />
          )}
        </Card>
        <FeedbackAside />
      </div>
      {isMember && <OwnCases />}
    </Container>
  );
};

export default Feedback;
