import { useIntl } from "react-intl";
import type { FormName } from "./form-groups";

/** Help beside a field: as the texts of the admin's language have it, else as it was laid out. */
export function TranslatedHint({ form, field, text }: { form: FormName; field: string; text: string }) {
  const { messages, formatMessage } = useIntl();
  const id = `properties.help.${form}.${field}`;
  return <>{id in messages ? formatMessage({ id }) : text}</>;
}
