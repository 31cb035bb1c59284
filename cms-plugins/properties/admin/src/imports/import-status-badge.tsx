import type { ImportRecord } from "@gevel/config";
import { Status, Typography } from "@strapi/design-system";
import { useMessages } from "../use-messages";

const variants = {
  succeeded: "success",
  rejected: "danger",
  failed: "danger",
  interrupted: "warning",
  running: "secondary",
} as const;

export function ImportStatusBadge({ ending }: Pick<ImportRecord, "ending">) {
  const { text } = useMessages();
  return (
    <Status variant={variants[ending]} size="S">
      <Typography fontWeight="bold">{text(`properties.imports.${ending}`)}</Typography>
    </Status>
  );
}
