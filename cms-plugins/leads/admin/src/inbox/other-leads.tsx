import type { LeadDetail } from "@gevel/config";
import { Flex, Typography } from "@strapi/design-system";
import { TextLink } from "../text-link";
import { useMessages } from "../messages/use-messages";
import { LeadStateBadge } from "./lead-state-badge";

/** What else came from the same address. */
export function OtherLeads({ leads, more, search }: LeadDetail["others"] & { search: string }) {
  const { text, dateTime, formName } = useMessages();
  if (leads.length === 0) return null;
  const title = text("leads.lead.others");
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3} aria-label={title}>
      <Typography variant="delta" tag="h3">
        {title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {leads.map(({ id, at, form, home, reference, state }) => (
          <Flex tag="li" key={id} gap={2} wrap="wrap">
            <TextLink to={{ pathname: `/plugins/leads/inbox/${encodeURIComponent(id)}`, search }}>
              {[formName(form), home || reference, dateTime(at)].filter(Boolean).join(" · ")}
            </TextLink>
            <LeadStateBadge state={state} />
          </Flex>
        ))}
      </Flex>
      {more > 0 && <Typography textColor="neutral600">{text("leads.lead.moreOthers", { count: more })}</Typography>}
    </Flex>
  );
}
