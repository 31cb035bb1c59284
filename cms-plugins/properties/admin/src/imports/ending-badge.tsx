import type { ImportRecord } from "@gevel/config";
import { Status, Typography } from "@strapi/design-system";
import { useTexts } from "../texts/use-texts";

const variants = {
  succeeded: "success",
  rejected: "danger",
  failed: "danger",
  interrupted: "warning",
  running: "secondary",
} as const;

export function EndingBadge({ ending }: Pick<ImportRecord, "ending">) {
  const { text } = useTexts();
  return (
    <Status variant={variants[ending]} size="S">
      <Typography fontWeight="bold">{text(`properties.imports.${ending}`)}</Typography>
    </Status>
  );
}
