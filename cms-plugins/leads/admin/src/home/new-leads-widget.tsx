import { WidgetLink } from "@gevel/core/screens";
import { Flex, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { LeadStateBadge } from "../inbox/lead-state-badge";
import { useInbox } from "../inbox/inbox-api";
import { useMessages } from "../use-messages";

const query = { state: "new", page: 1 } as const;
/** As many as fit; the others are in the inbox. */
const shown = 8;

/** FORM-11: the unanswered leads on the first screen, newest first. */
export function NewLeadsWidget() {
  const { text, dateTime, formName } = useMessages();
  const { query: inbox } = useInbox(query);
  if (inbox.state === "waiting") return <Widget.Loading />;
  if (inbox.state === "unreachable") return <Widget.Error>{text("leads.inbox.unreachable")}</Widget.Error>;
  const { leads } = inbox.answer;
  if (leads.length === 0) return <Widget.NoData>{text("leads.home.none")}</Widget.NoData>;
  return (
    <ul>
      {leads.slice(0, shown).map(({ id, at, form, name, email, home, reference, message, state }) => (
        <li key={id}>
          <WidgetLink to={`/plugins/leads/inbox/${encodeURIComponent(id)}?state=new`}>
            <Flex justifyContent="space-between" gap={3} alignItems="baseline">
              <Typography tag="span" fontWeight="semiBold" ellipsis>
                <bdi>{name || email || text("leads.inbox.noName")}</bdi>
              </Typography>
              <Typography tag="span" variant="pi" textColor="neutral600" style={{ whiteSpace: "nowrap" }}>
                <time dateTime={at}>{dateTime(at)}</time>
              </Typography>
            </Flex>
            <Flex justifyContent="space-between" gap={3} alignItems="center">
              <Typography tag="span" variant="pi" textColor="neutral600" ellipsis>
                {[formName(form), home || reference, message.replace(/\s+/g, " ")].filter(Boolean).join(" · ")}
              </Typography>
              <LeadStateBadge state={state} />
            </Flex>
          </WidgetLink>
        </li>
      ))}
    </ul>
  );
}
