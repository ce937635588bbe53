type Shared = { name: string; error: string | undefined };

/** What a field of a form hands to a native control of the kit: a text with its event, or a tick with its. */
export type FieldProps<T> = Shared &
  ([T] extends [boolean]
    ? { checked: boolean; onChange: (event: { target: { checked: boolean } }) => void }
    : [T] extends [string]
      ? { value: T; onChange: (event: { target: { value: string } }) => void }
      : never);

/** What a field of a form hands to a control that gives its value and not an event. */
export type ValueFieldProps<T> = Shared & { value: T; onValueChange: (value: T) => void };
