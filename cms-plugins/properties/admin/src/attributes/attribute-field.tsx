import type { AttributeKind, ListingAttribute } from "@gevel/config";
import { InputRenderer, useField } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { EditedBadge } from "../edit/edited-badge";
import LocalizedInput from "../fields/localized/localized-input";
import { pathOf } from "./attribute-table";
import { Field, TextInput, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import type { FieldProps } from "../fields/field-props";
import { useErrorText } from "../fields/use-error-text";
import { FewChoices, fewest } from "../fields/few-choices";

interface ChoiceInputProps extends Omit<FieldProps, "attribute"> {
  choices: readonly { value: string; label: string }[];
}

/** One of some values, by name instead of code; few are buttons, more a list. */
function ChoiceInput({ choices, ...field }: ChoiceInputProps) {
  const { name, label, hint, required, disabled, labelAction } = field;
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const clear = required ? undefined : () => onChange(name, null);
  if (choices.length <= fewest)
    return (
      <FewChoices
        {...field}
        choices={choices}
        value={typeof value === "string" ? value : ""}
        error={errorText(rawError)}
        onSelect={(chosen) => onChange(name, chosen)}
        clear={clear}
      />
    );
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={typeof value === "string" ? value : ""}
        disabled={disabled}
        onChange={(next) => onChange(name, String(next))}
        onClear={clear}
      >
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** A number that is no amount, such as a year: written without dots, without arrows. */
function YearInput({ name, label, hint, required, disabled, labelAction }: Omit<FieldProps, "attribute">) {
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const write = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 4);
    onChange(name, digits === "" ? null : Number(digits));
  };
  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={typeof value === "number" ? String(value) : ""}
        disabled={disabled}
        onChange={(event) => write(event.target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** Attributes that use Strapi's own inputs. */
const builtIn = {
  area: "float",
  length: "float",
  money: "float",
  energy: "float",
  consumption: "float",
  emission: "float",
  number: "float",
  count: "integer",
  date: "date",
  flag: "boolean",
  text: "string",
} as const satisfies Partial<Record<AttributeKind, string>>;

interface AttributeFieldProps {
  attribute: ListingAttribute;
  disabled?: boolean;
}

/** One attribute's input, as its row in the attribute table defines it. */
export function AttributeField({ attribute, disabled }: AttributeFieldProps) {
  const { formatMessage, messages } = useIntl();
  const { key, kind, values = [] } = attribute;
  const helpId = [`properties.attributes.help.${key}`, `properties.attributes.hint.${kind}`].find(
    (id) => id in messages,
  );
  const props = {
    name: pathOf(key),
    label: formatMessage({ id: `listing.${key}` }),
    hint: helpId && formatMessage({ id: helpId }),
    disabled,
    labelAction: <EditedBadge field={key} />,
  };
  if (kind === "year") return <YearInput {...props} />;
  if (kind === "localized")
    return (
      <LocalizedInput {...props} attribute={{ type: "json", options: { lines: attribute.isLong ? "many" : "one" } }} />
    );
  if (kind === "choice") {
    const choices = values.map((value) => ({ value, label: formatMessage({ id: `listing.${key}.${value}` }) }));
    return <ChoiceInput {...props} choices={choices} />;
  }
  return <InputRenderer {...props} type={builtIn[kind]} />;
}
