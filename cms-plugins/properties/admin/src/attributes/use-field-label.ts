import { unstable_useDocumentLayout } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { attributeOf, attributesModel } from "./attribute-table";

/** How the form of a content type calls its fields, and the attributes of a listing. */
export function useFieldLabel(model: string): (field: string) => string {
  const { edit } = unstable_useDocumentLayout(model);
  const { formatMessage, messages } = useIntl();
  return (field) => {
    if (model === attributesModel && attributeOf(field)) return formatMessage({ id: `listing.${field}` });
    const id = `content-manager.content-types.${model}.${field}`;
    return id in messages ? formatMessage({ id }) : (edit.metadatas[field]?.label ?? field);
  };
}
