import { Choice, type ChoiceProps } from '../Choice/Choice.tsx';

/** One of few, all in sight; radios of one `name` exclude each other. */
export const Radio = (props: ChoiceProps) => <Choice kind="radio" {...props} />;
