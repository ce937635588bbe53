import { Button, Card, Heading, Radio, Stack, Text } from '@marquee/ui';
import { useId, useState } from 'react';
import * as styles from './Breaks.css.ts';

type Props = {
  title: string;
  text: string;
  legend: string;
  choices: readonly { value: number | null; label: string }[];
  action: string;
  onChoose: (value: number | null, label: string) => void;
};

/** One kind of break: what it does, how long it can be, and the way to its confirmation. */
export const BreakCard = ({ title, text, legend, choices, action, onChoose }: Props) => {
  const name = useId();
  const [chosen, setChosen] = useState(0);
  const choice = choices[chosen];
  return (
    <Card padding="m" as="article" className={styles.card}>
      <Heading level={3} size="m">
        {title}
      </Heading>
      <Text size="s" isMuted>
        {text}
      </Text>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{legend}</legend>
        <Stack gap="x1">
          {choices.map(({ label }, index) => (
            <Radio
              key={label}
              name={name}
              label={label}
              checked={index === chosen}
              onChange={() => setChosen(index)}
            />
          ))}
        </Stack>
      </fieldset>
      <Button
        className={styles.action}
        look="outline"
        tone="critical"
        onClick={() => choice && onChoose(choice.value, choice.label)}
      >
        {action}
      </Button>
    </Card>
  );
};
