import type { Field } from '../../Bench.ts';
import { labelOf } from '../fieldTexts.ts';
import type { Workbench } from '../useBench.ts';
import { useText } from '../useText.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ColourField } from './ColourField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField } from './NumberField.tsx';
import { TextField } from './TextField.tsx';

type Props = { workbench: Workbench; field: Field };

const Control = ({ workbench: { bench, value, set }, field }: Props) => {
  const say = useText();
  const held = value(field);
  const shared = { label: say(labelOf(field)), onChange: (next: typeof held & {}) => set(field, next) };
  switch (field.kind) {
    case 'colour':
      return <ColourField {...shared} value={String(held)} />;
    case 'choice':
      return <ChoiceField {...shared} value={String(held)} options={field.options} />;
    case 'font':
      return (
        <ChoiceField
          {...shared}
          value={String(held)}
          options={field.options}
          nameOf={(option) => bench.fonts[option]?.family ?? option}
        />
      );
    case 'number':
      return <NumberField {...shared} {...field} value={Number(held)} />;
    case 'list':
      return <ListField {...shared} {...field} value={Array.isArray(held) ? held : field.options} />;
    case 'text':
      return <TextField {...shared} value={String(held ?? '')} lang={field.path[1] ?? ''} />;
  }
};

/** The control of a field as its schema asks for it, marked while it holds another value than the file. */
export const FieldControl = ({ workbench, field }: Props) => (
  <div className="field" data-changed={workbench.isChanged(field) || undefined}>
    <Control workbench={workbench} field={field} />
  </div>
);
