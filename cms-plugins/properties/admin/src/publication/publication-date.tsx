import { Field, Typography } from "@strapi/design-system";
import { InputRenderer, useForm } from "@strapi/strapi/admin";
import type { FieldProps } from "../fields/field-props";
import { useMessages } from "../use-messages";
import { isDraft } from "../fields/is-unpublished";

/** When a listing or project was published or withdrawn. A draft has no such date to change: a button publishes it. */
export default function PublicationDate({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const { text } = useMessages();
  const stored = useForm("PublicationDate", ({ initialValues }) => initialValues);
  // The form has no id of its entry; every stored entry has a reference.
  const isStored = typeof Reflect.get(stored, "reference") === "string";
  if (isStored && !isDraft(stored)) {
    // Strapi passes its fields more props than these, which its own date field would take for its value.
    const field = { name, label, hint, required, disabled, labelAction };
    return <InputRenderer {...field} type="datetime" />;
  }
  return (
    <Field.Root name={name} id={name}>
      <Field.Label>{label}</Field.Label>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {text(isStored ? "properties.draft.where" : "properties.draft.begins")}
      </Typography>
    </Field.Root>
  );
}
