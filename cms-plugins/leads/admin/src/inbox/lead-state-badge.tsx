import type { LeadState } from "@gevel/config";
import { Status, Typography } from "@strapi/design-system";
import { useMessages } from "../use-messages";

const looks = { new: "warning", "in-progress": "secondary", done: "success" } as const;

export function LeadStateBadge({ state }: { state: LeadState }) {
  const { text } = useMessages();
  return (
    <Status variant={looks[state]} size="XS">
      <Typography variant="pi" fontWeight="bold" textColor="neutral800">
        {text(`leads.inbox.state.${state}`)}
      </Typography>
    </Status>
  );
}
