import { useIntl } from "react-intl";

/** Help beside a field: as the texts of the admin's language have it, else as it was laid out. */
export function TranslatedHint({ form, field, text }: { form: string; field: string; text: string }) {
  const { messages, formatMessage } = useIntl();
  const id = `properties.help.${form}.${field}`;
  return <>{id in messages ? formatMessage({ id }) : text}</>;
}
