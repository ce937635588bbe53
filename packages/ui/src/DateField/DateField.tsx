import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of `DateField`: `value`, `min` and `max` are `yyyy-MM-dd`. */
export type DateFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'suffix' | 'prefixSlot'>;

/** A day, entered with what the device offers for it. */
export const DateField = (props: DateFieldProps) => <TextField {...props} type="date" />;
