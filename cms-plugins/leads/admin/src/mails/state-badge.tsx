import type { MailState } from "@gevel/config";
import { Status, Typography } from "@strapi/design-system";
import { useMessages } from "../use-messages";

const looks = { waiting: "secondary", sent: "success", dead: "danger" } as const;

export function StateBadge({ state }: { state: MailState }) {
  const { text } = useMessages();
  return (
    <Status variant={looks[state]} size="S">
      <Typography fontWeight="bold">{text(`leads.mails.${state}`)}</Typography>
    </Status>
  );
}
