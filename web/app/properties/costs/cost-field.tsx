import type { CostField as CostFieldName, CostInput } from "@gevel/config";
import { useIntl } from "react-intl";
import { TextInput } from "~/ui/controls";
import { Field } from "~/ui/field";

interface CostFieldProps {
  name: CostFieldName;
  /** Keeps its id apart from that of another calculator on the page. */
  of: string;
  typed: CostInput;
  /** What stands there before a visitor types. */
  first?: string;
}

/** A number that a visitor types, with a word for it where it could not be read. */
export function CostField({ name, of, typed: { given, problems }, first = "" }: CostFieldProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `properties.costs.${id}` });
  const problem = problems[name];
  return (
    <Field
      id={`${of}-${name}`}
      name={name}
      label={text(`field.${name}`)}
      help={name === "loan-rate" ? text("rateHelp") : undefined}
      error={problem && text(`problem.${problem}`)}
    >
      {({ required: _required, ...control }) => (
        <TextInput
          {...control}
          inputMode={name === "loan-rate" ? "decimal" : "numeric"}
          autoComplete="off"
          maxLength={40}
          defaultValue={given[name] ?? first}
        />
      )}
    </Field>
  );
}
