import { useIntl } from "react-intl";

/** Help beside a field: as the texts of the admin's language have it, else as it was laid out. */
export function TranslatedHelp({ id, text }: { id: string; text: string }) {
  const { messages, formatMessage } = useIntl();
  return <>{id in messages ? formatMessage({ id }) : text}</>;
}
