import { useIntl } from "react-intl";
import type { MessageName } from "~/i18n/message-id";
import { Select } from "~/ui/controls";
import { Field } from "~/ui/field";

interface CostChoiceProps {
  id: string;
  name: "costs-region" | "costs-buyer" | "costs-subject";
  values: readonly MessageName<"properties.costs.choice.">[];
  chosen: string;
}

/** One of a few values of a purchase. */
export function CostChoice({ id, name, values, chosen }: CostChoiceProps) {
  const intl = useIntl();
  const text = (of: MessageName<"properties.costs.">) => intl.formatMessage({ id: `properties.costs.${of}` });
  return (
    <Field id={id} name={name} label={text(`field.${name}`)}>
      {({ required: _required, ...control }) => (
        <Select {...control} defaultValue={chosen}>
          {values.map((value) => (
            <option key={value} value={value}>
              {text(`choice.${value}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
