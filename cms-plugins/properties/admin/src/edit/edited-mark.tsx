import { Badge } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useTexts } from "../texts/use-texts";

/** Beside the name of a field that staff changed, and that imports therefore leave alone. */
export function EditedMark({ field }: { field: string }) {
  const { text } = useTexts();
  const isEdited = useForm("EditedMark", ({ initialValues }) => {
    const { editedFields, source }: { editedFields?: unknown; source?: unknown } = initialValues;
    return source !== "office" && Array.isArray(editedFields) && editedFields.includes(field);
  });
  if (!isEdited) return null;
  return (
    <Badge size="S" textColor="secondary700" backgroundColor="secondary100" title={text("properties.giveBack.what")}>
      {text("properties.giveBack.mark")}
    </Badge>
  );
}
