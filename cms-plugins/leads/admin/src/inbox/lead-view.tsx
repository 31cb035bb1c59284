import type { LeadDetail } from "@gevel/config";
import { useLoadStateMessages } from "@gevel/core/screens";
import { Box, Button, Flex, Loader, Typography } from "@strapi/design-system";
import { ArrowClockwise, ArrowLeft, Mail } from "@strapi/icons";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { ExternalLink, TextLink } from "../text-link";
import { useMessages } from "../use-messages";
import { AnswerForm } from "./answer-form";
import { useLead, type Assignees } from "./inbox-api";
import { readDraft } from "./drafts";
import { LeadHandling } from "./lead-handling";
import { LeadTimeline } from "./lead-timeline";
import { NoteForm } from "./note-form";
import type { QueryState } from "@gevel/core/admin";
import { LeadStateBadge } from "./lead-state-badge";

/** A lead's answers as text. */
function LeadAnswers({ facts, messages }: Pick<LeadDetail, "facts" | "messages">) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {messages.map(({ label, text }) => (
        <Box key={label}>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {label}
          </Typography>
          <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            <bdi>{text}</bdi>
          </Typography>
        </Box>
      ))}
      <Box tag="dl">
        {facts.map(({ label, value, href }) => (
          <Flex key={label} gap={2} wrap="wrap" alignItems="baseline" paddingBottom={1}>
            <Box tag="dt" minWidth="180px">
              <Typography textColor="neutral600">{label}</Typography>
            </Box>
            <Box tag="dd" style={{ overflowWrap: "anywhere" }}>
              {href ? (
                <ExternalLink href={href}>
                  <bdi>{value}</bdi>
                </ExternalLink>
              ) : (
                <Typography>
                  <bdi>{value}</bdi>
                </Typography>
              )}
            </Box>
          </Flex>
        ))}
      </Box>
    </Flex>
  );
}

/** Other leads from the same address. */
function OtherLeads({ leads, more, search }: LeadDetail["others"] & { search: string }) {
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

/** The last result while the next one loads, so that a list does not vanish while someone reads it. */
export function useLastResult<Answer>(query: QueryState<Answer>): Answer | null {
  const [last, setLast] = useState<Answer | null>(null);
  if (query.state === "loaded" && query.answer !== last) setLast(query.answer);
  return query.state === "loaded" ? query.answer : last;
}

interface LeadViewProps {
  lead: string;
  /** The list's query string, restored on closing the lead. */
  search: string;
  assignees: Assignees;
  canChange: boolean;
  changed: () => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3} aria-label={title}>
      <Typography variant="delta" tag="h3">
        {title}
      </Typography>
      {children}
    </Flex>
  );
}

function ListingOfLead({ home, lead }: Pick<LeadDetail, "home" | "lead">) {
  const { text } = useMessages();
  if (home === null) {
    const title = [lead.home, lead.reference].filter(Boolean).join(" · ");
    return title ? <Typography tag="p">{text("leads.lead.homeGone", { home: title })}</Typography> : null;
  }
  return (
    <Flex gap={3} wrap="wrap">
      <Typography>
        {[home.title, home.place].filter(Boolean).join(", ")}
        {lead.reference && ` (${lead.reference})`}
      </Typography>
      {home.url && (
        <ExternalLink href={home.url} target="_blank" rel="noreferrer">
          {text("leads.lead.onSite")}
        </ExternalLink>
      )}
      {home.adminPath && <TextLink to={home.adminPath}>{text("leads.lead.inAdmin")}</TextLink>}
    </Flex>
  );
}

function Answer({ detail, done }: { detail: LeadDetail; done: () => void }) {
  const { text } = useMessages();
  const { lead, draft, mailsAsFiles } = detail;
  const [open, setOpen] = useState(readDraft("answer", lead.id) !== undefined);
  if (draft === null) return <Typography tag="p">{text("leads.lead.noAddress")}</Typography>;
  if (open)
    return (
      <AnswerForm lead={lead.id} begin={draft} mailsAsFiles={mailsAsFiles} close={() => setOpen(false)} done={done} />
    );
  return (
    <Flex>
      <Button startIcon={<Mail />} onClick={() => setOpen(true)}>
        {text("leads.lead.answer")}
      </Button>
    </Flex>
  );
}

/** Takes the focus, so that keyboard users continue reading there. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography
      variant="beta"
      tag="h2"
      tabIndex={-1}
      ref={heading}
      style={{ overflowWrap: "anywhere", outline: "none" }}
    >
      {children}
    </Typography>
  );
}

/** FORM-11: one lead: its question, its sender, its listing, and its timeline. */
export function LeadView({ lead: documentId, search, assignees, canChange, changed }: LeadViewProps) {
  const { text, day, dateTime, formName } = useMessages();
  const { reload: tryAgain } = useLoadStateMessages();
  const { query, reload } = useLead(documentId);
  const detail = useLastResult(query);
  const done = () => {
    reload();
    changed();
  };
  const back = (
    <TextLink to={{ pathname: "/plugins/leads/inbox", search }}>
      <Flex gap={2}>
        <ArrowLeft aria-hidden />
        {text("leads.lead.back")}
      </Flex>
    </TextLink>
  );
  if (detail === null)
    return (
      <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
        {back}
        {query.state === "unreachable" ? (
          <Flex direction="column" alignItems="flex-start" gap={2} paddingTop={4}>
            <Typography role="alert">{text("leads.lead.unread")}</Typography>
            <Button variant="tertiary" startIcon={<ArrowClockwise />} onClick={reload}>
              {tryAgain}
            </Button>
          </Flex>
        ) : (
          <Loader>{text("leads.lead.loading")}</Loader>
        )}
      </Box>
    );
  const { lead, page, privacyVersion, events, others } = detail;
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={6}>
        {back}
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Heading>
            <bdi>{lead.name || lead.email || text("leads.inbox.noName")}</bdi>
          </Heading>
          <Typography textColor="neutral600">{[formName(lead.form), dateTime(lead.at)].join(" · ")}</Typography>
          {lead.eraseAt && (
            <Typography textColor="neutral800">{text("leads.inbox.eraseAt", { at: day(lead.eraseAt) })}</Typography>
          )}
          <ListingOfLead {...detail} />
        </Flex>
        {canChange && <LeadHandling lead={lead} assignees={assignees} done={done} />}
        <Part title={text("leads.lead.answers")}>
          <LeadAnswers {...detail} />
        </Part>
        {canChange && <Answer detail={detail} done={done} />}
        <Part title={text("leads.lead.events")}>
          <LeadTimeline events={events} done={done} />
          {canChange && <NoteForm lead={lead.id} done={done} />}
        </Part>
        <OtherLeads {...others} search={search} />
        <Typography variant="pi" textColor="neutral600">
          {[
            page && text("leads.lead.page", { page }),
            privacyVersion && text("leads.lead.privacy", { version: privacyVersion }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Flex>
    </Box>
  );
}
