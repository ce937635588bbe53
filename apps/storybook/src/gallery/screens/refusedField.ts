/** A field beside which stands what is wrong with it. */
export const refusedField = '[aria-invalid="true"]';

/** A refusal that is about no field, or a form's that could not be loaded. */
export const alert = '[role="alert"]';
