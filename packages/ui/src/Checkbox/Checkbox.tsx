import { Choice, type ChoiceProps } from '../Choice/Choice.tsx';

/** Something agreed to or chosen among several. */
export const Checkbox = (props: ChoiceProps) => <Choice kind="checkbox" {...props} />;
