import { Field, Typography } from "@strapi/design-system";
import { InputRenderer, useForm } from "@strapi/strapi/admin";
import type { FieldProps } from "../fields/field-props";
import { useMessages } from "../messages/use-messages";
import { isDraft } from "./is-unpublished";

/** When a listing or project came on the site or left it. A draft has no such date to change: a button puts it there. */
export default function PublicationDate({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const { text } = useMessages();
  const stored = useForm("PublicationDate", ({ initialValues }) => initialValues);
  // A form has no number of its entry; what is stored has a reference, whoever made it.
  const isStored = typeof Reflect.get(stored, "reference") === "string";
  if (isStored && !isDraft(stored)) {
    // Strapi hands its fields more than these, which its own date would take for its value.
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
