import type { Inbox } from "@gevel/config";
import { Box, Typography } from "@strapi/design-system";
import { TextLink } from "../text-link";
import { useMessages } from "../messages/use-messages";

/** FORM-12: told before it is done. */
export function EraseNotice({ count, first }: Inbox["toErase"]) {
  const { text, day } = useMessages();
  if (count === 0 || first === null) return null;
  return (
    <Box background="warning100" padding={4} marginBottom={4} hasRadius role="note">
      <Typography>
        {text("leads.inbox.toErase", { count, day: day(first) })}{" "}
        <TextLink to="/plugins/leads/retention">{text("leads.inbox.toEraseMore")}</TextLink>
      </Typography>
    </Box>
  );
}
