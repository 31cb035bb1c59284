import type { FieldProblem, FormField as FieldDefinition } from "@gevel/config";
import { useIntl } from "react-intl";
import { idFromData } from "~/i18n/message-id";
import { Choice, Select, TextArea, TextInput } from "~/ui/controls";
import { ChoiceGroup, Field, FieldError, type ControlProps } from "~/ui/field";
import { ZoneFieldSuspense } from "~/saved-searches/saved-search-suspense";
import type { FormChoices } from "./form-choices";

interface FormFieldProps {
  field: FieldDefinition;
  /** Ids of the form begin with it. */
  formId: string;
  values: readonly string[];
  problem: FieldProblem | null;
  choices: FormChoices[string] | undefined;
}

export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** A number of rooms is the same in every language. */
export const isNumber = (option: string) => /^\d+$/.test(option);

const inputModes = {
  text: undefined,
  email: "email",
  tel: "tel",
  zip: undefined,
  amount: "numeric",
  date: undefined,
} as const;
const inputTypes = { text: "text", email: "email", tel: "tel", zip: "text", amount: "text", date: "date" } as const;

export function FormField({ field, formId, values, problem, choices }: FormFieldProps) {
  const intl = useIntl();
  const { name, kind, required } = field;
  const id = fieldId(formId, name);
  const label = intl.formatMessage({ id: idFromData(`forms.field.${field.label ?? name}`) });
  const error = problem ? intl.formatMessage({ id: `forms.problem.${problem}` }, { label }) : null;
  const help = field.help ? intl.formatMessage({ id: idFromData(`forms.help.${name}`) }) : null;
  const optionalLabel = intl.formatMessage({ id: "forms.optional" });
  const options =
    choices ??
    (Array.isArray(field.options) ? field.options : []).map((value: string) => ({
      value,
      label:
        kind === "select" && isNumber(value)
          ? value
          : intl.formatMessage({ id: idFromData(`forms.option.${name}.${value}`) }),
    }));
  const shared = { id, name, required, help, error, optionalLabel };
  const [first = ""] = values;

  if (kind === "box") {
    return (
      <div>
        <Choice
          type="checkbox"
          variant="line"
          id={id}
          name={name}
          value="yes"
          required={required}
          defaultChecked={first === "yes"}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          label={label}
        />
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
    );
  }
  if (field.options === "zones") {
    return <ZoneFieldSuspense {...shared} label={label} values={values} zones={choices} />;
  }
  if (kind === "choice" || kind === "choices") {
    return (
      <ChoiceGroup {...shared} legend={label}>
        {options.map(({ value, label: text }) => (
          <Choice
            key={value}
            type={kind === "choice" ? "radio" : "checkbox"}
            name={name}
            value={value}
            required={kind === "choice" && required}
            defaultChecked={values.includes(value)}
            aria-invalid={error ? true : undefined}
            label={text}
          />
        ))}
      </ChoiceGroup>
    );
  }
  const renderControl = (control: ControlProps) => {
    if (kind === "long") return <TextArea {...control} defaultValue={first} />;
    if (kind === "select") {
      return (
        <Select {...control} defaultValue={first}>
          <option value="">{intl.formatMessage({ id: required ? "forms.choose" : "forms.noPreference" })}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      );
    }
    return (
      <TextInput
        {...control}
        type={inputTypes[kind]}
        inputMode={inputModes[kind]}
        autoComplete={field.autocomplete}
        defaultValue={first}
      />
    );
  };
  return (
    <Field {...shared} label={label}>
      {renderControl}
    </Field>
  );
}
