import type { LeadEvent } from "@gevel/config";
import { Box, Flex, Typography } from "@strapi/design-system";
import { MailOutcome } from "../mails/mail-outcome";
import { useRetry } from "../mails/use-retry";
import { TextLink } from "../text-link";
import { useMessages } from "../use-messages";

function Quote({ children }: { children: string }) {
  return (
    <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      <bdi>{children}</bdi>
    </Typography>
  );
}

function TimelineEvent({ event, retry }: { event: LeadEvent; retry: (ids: readonly number[]) => void }) {
  const { text, dateTime } = useMessages();
  switch (event.kind) {
    case "received":
      return (
        <Typography tag="p">
          {event.sentAt ? text("leads.lead.receivedLate", { at: dateTime(event.sentAt) }) : text("leads.lead.received")}
        </Typography>
      );
    case "mail":
      return (
        <MailOutcome mail={event.mail} by={event.answer?.by} retry={retry}>
          {event.mail.subject && <Typography tag="p">{event.mail.subject}</Typography>}
          {event.answer && <Quote>{event.answer.text}</Quote>}
        </MailOutcome>
      );
    case "note":
      return (
        <>
          <Typography fontWeight="bold">{text("leads.lead.noteBy", { by: event.by })}</Typography>
          <Quote>{event.text}</Quote>
        </>
      );
    case "state":
      return (
        <Typography tag="p">
          {text("leads.lead.stateBy", {
            by: event.by || text("leads.lead.program"),
            from: text(`leads.inbox.state.${event.from}`),
            to: text(`leads.inbox.state.${event.to}`),
          })}
        </Typography>
      );
    case "assignee":
      return (
        <Typography tag="p">
          {event.to === ""
            ? text("leads.lead.unassignedBy", { by: event.by, from: event.from })
            : text("leads.lead.assignedBy", { by: event.by, to: event.to })}
        </Typography>
      );
    case "told":
      return (
        <Typography tag="p" textColor={event.problem ? "danger600" : "neutral800"}>
          {event.url ? <TextLink to={event.url}>{event.text}</TextLink> : event.text}
        </Typography>
      );
  }
}

/** The events of a lead, oldest first. */
export function LeadTimeline({ events, done }: { events: readonly LeadEvent[]; done: () => void }) {
  const { dateTime } = useMessages();
  const retry = useRetry(done);
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
      {events.map((event, index) => (
        <Box tag="li" key={index} paddingLeft={3} borderColor="neutral200" style={{ borderWidth: "0 0 0 2px" }}>
          <Typography variant="pi" textColor="neutral600">
            <time dateTime={event.at}>{dateTime(event.at)}</time>
          </Typography>
          <Flex direction="column" alignItems="flex-start" gap={1}>
            <TimelineEvent event={event} retry={retry} />
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}
