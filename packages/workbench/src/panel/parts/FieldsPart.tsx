import type { Field } from '../../Bench.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { keyOf } from '../history.ts';
import type { Workbench } from '../useBench.ts';

/** The controls of some of the fields, in the order of their schema. */
export const FieldsPart = ({ workbench, fields }: { workbench: Workbench; fields: readonly Field[] }) => (
  <>
    {fields.map((field) => (
      <FieldControl key={keyOf(field)} workbench={workbench} field={field} />
    ))}
  </>
);
