import { isLanguage, languageNames, type PartStep } from "@gevel/config";
import { unstable_useDocumentLayout } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";

/** Strapi looks up a field's label by this id, and falls back to the layout's label, as in English. */
const labelId = (model: string, field: string) =>
  `content-manager.${model.includes("::") ? "content-types" : "components"}.${model}.${field}`;

/** How the form calls a field of the type, or of a component in it. */
function useLabel(type: string) {
  const { edit } = unstable_useDocumentLayout(type);
  const { formatMessage, messages } = useIntl();
  return (model: string, field: string): string => {
    const id = labelId(model, field);
    if (id in messages) return formatMessage({ id });
    if (model === type) return edit.metadatas[field]?.label ?? field;
    const rows = edit.components[model]?.layout ?? [];
    return rows.flat().find(({ name }) => name === field)?.label ?? field;
  };
}

export function useFieldName(type: string): (field: string) => string {
  const label = useLabel(type);
  return (field) => label(type, field);
}

/** The path to a part of an entry with the form's labels: `Banner › Title`. */
export function usePartName(type: string): (path: readonly PartStep[]) => string {
  const label = useLabel(type);
  const { formatMessage, messages } = useIntl();
  const stepName = (step: PartStep): string => {
    if ("field" in step) return label(step.model, step.field);
    if ("place" in step) return String(step.place);
    const { member } = step;
    if (isLanguage(member)) return languageNames[member];
    // Attributes of a listing have the same label everywhere.
    return `listing.${member}` in messages ? formatMessage({ id: `listing.${member}` }) : member;
  };
  return (path) => path.map(stepName).join(" › ");
}
