import { unstable_useDocumentLayout } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";

/** How the form of a content type calls its fields. */
export function useFieldLabel(model: string): (field: string) => string {
  const { edit } = unstable_useDocumentLayout(model);
  const { formatMessage, messages } = useIntl();
  return (field) => {
    const id = `content-manager.content-types.${model}.${field}`;
    return id in messages ? formatMessage({ id }) : (edit.metadatas[field]?.label ?? field);
  };
}
