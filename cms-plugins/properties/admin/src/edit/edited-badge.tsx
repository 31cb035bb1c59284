import { Badge } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useMessages } from "../use-messages";

/** Beside the name of a field that staff changed, and that imports therefore leave alone. */
export function EditedBadge({ field }: { field: string }) {
  const { text } = useMessages();
  const isEdited = useForm("EditedBadge", ({ initialValues }) => {
    const { editedFields, source }: { editedFields?: unknown; source?: unknown } = initialValues;
    return source !== "office" && Array.isArray(editedFields) && editedFields.includes(field);
  });
  if (!isEdited) return null;
  return (
    <Badge
      size="S"
      textColor="secondary700"
      backgroundColor="secondary100"
      title={text("properties.resetOverrides.what")}
    >
      {text("properties.resetOverrides.mark")}
    </Badge>
  );
}
