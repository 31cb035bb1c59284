import type { LeadEvent } from "@gevel/config";
import { Box, Button, Flex, Typography } from "@strapi/design-system";
import { useRBAC } from "@strapi/strapi/admin";
import { sending } from "../mails/sending";
import { StateBadge } from "../mails/state-badge";
import { useRetry } from "../mails/use-retry";
import { TextLink } from "../text-link";
import { useTexts } from "../texts/use-texts";

type MailEvent = Extract<LeadEvent, { kind: "mail" }>;

function Words({ children }: { children: string }) {
  return (
    <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      <bdi>{children}</bdi>
    </Typography>
  );
}

function MailOfLead({
  mail,
  answer,
  retry,
}: Pick<MailEvent, "mail" | "answer"> & { retry?: (() => void) | undefined }) {
  const { text, moment } = useTexts();
  const { kind, state, recipients, subject, sentAt, nextAt, problem } = mail;
  return (
    <>
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="bold">
          {[text(`leads.mails.kind.${kind}`), answer?.by].filter(Boolean).join(" · ")}
        </Typography>
        <StateBadge state={state} />
      </Flex>
      {subject && <Typography tag="p">{subject}</Typography>}
      {answer && <Words>{answer.text}</Words>}
      {sentAt && (
        <Typography variant="pi" textColor="neutral600">
          {recipients} {text("leads.mails.sentAt", { at: moment(sentAt) })}
        </Typography>
      )}
      {problem && <Typography variant="pi">{problem}</Typography>}
      {nextAt && problem && (
        <Typography variant="pi" textColor="neutral600">
          {text("leads.mails.nextAt", { at: moment(nextAt) })}
        </Typography>
      )}
      {retry && state !== "sent" && problem && (
        <Button size="S" variant="secondary" onClick={retry}>
          {text("leads.mails.retry")}
        </Button>
      )}
    </>
  );
}

function Told({ event, retry }: { event: LeadEvent; retry: ((ids: readonly number[]) => void) | undefined }) {
  const { text, moment } = useTexts();
  switch (event.kind) {
    case "received":
      return (
        <Typography tag="p">
          {event.sentAt ? text("leads.lead.receivedLate", { at: moment(event.sentAt) }) : text("leads.lead.received")}
        </Typography>
      );
    case "mail":
      return <MailOfLead {...event} retry={retry && (() => retry([event.mail.id]))} />;
    case "note":
      return (
        <>
          <Typography fontWeight="bold">{text("leads.lead.noteBy", { by: event.by })}</Typography>
          <Words>{event.text}</Words>
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

/** What happened, oldest first. */
export function LeadTimeline({ events, done }: { events: readonly LeadEvent[]; done: () => void }) {
  const { moment } = useTexts();
  const retry = useRetry(done);
  const { allowedActions } = useRBAC(sending);
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
      {events.map((event, index) => (
        <Box tag="li" key={index} paddingLeft={3} borderColor="neutral200" style={{ borderWidth: "0 0 0 2px" }}>
          <Typography variant="pi" textColor="neutral600">
            <time dateTime={event.at}>{moment(event.at)}</time>
          </Typography>
          <Flex direction="column" alignItems="flex-start" gap={1}>
            <Told event={event} retry={allowedActions.canSend ? retry : undefined} />
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}
