import { Choice, type ChoiceProps } from '../Choice/Choice.tsx';

/** A setting that takes effect at once. */
export const Switch = (props: ChoiceProps) => <Choice kind="switch" {...props} />;
