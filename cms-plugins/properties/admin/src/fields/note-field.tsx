import { Box, Typography } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import type { FieldProps } from "./field-props";

/** A note from the CMS for staff; renders nothing if empty. */
export default function NoteField({ name, label }: FieldProps) {
  const { value } = useField<unknown>(name);
  if (typeof value !== "string" || value.trim() === "") return null;
  return (
    <Box id={name} background="warning100" padding={4} hasRadius>
      <Typography variant="pi" fontWeight="bold" textColor="warning700" tag="p">
        {label}
      </Typography>
      <Typography variant="pi" textColor="neutral800" tag="p" style={{ whiteSpace: "pre-line" }}>
        {value}
      </Typography>
    </Box>
  );
}
