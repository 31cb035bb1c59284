import { type InboxLead, leadStates } from "@gevel/config";
import { Box, Flex, Typography, IconButton, MenuItem, SimpleMenu } from "@strapi/design-system";
import { WarningCircle, More } from "@strapi/icons";
import type { KeyboardEvent } from "react";
import { NavLink } from "react-router-dom";
import styled from "styled-components";
import { useMessages } from "../use-messages";
import type { Assignees } from "./inbox-api";
import { LeadStateBadge } from "./lead-state-badge";
import { useLoadStateMessages } from "@gevel/core/screens";
import { useChangeLead } from "./use-change-lead";

interface LeadMenuProps {
  lead: InboxLead;
  assignees: Assignees;
  done: () => void;
}

/** How far a lead is and who has it, changed from the list. */
function LeadMenu({ lead, assignees: { staff, fetching }, done }: LeadMenuProps) {
  const { text } = useMessages();
  const { choices: why, reload } = useLoadStateMessages();
  const { toState, toAssignee } = useChangeLead(done);
  return (
    <SimpleMenu
      label={text("leads.inbox.change", { name: lead.name || lead.email })}
      tag={IconButton}
      icon={<More />}
      variant="ghost"
    >
      {leadStates
        .filter((state) => state !== lead.state)
        .map((state) => (
          <MenuItem key={state} onSelect={() => toState(lead, state)}>
            {text("leads.inbox.markAs", { state: text(`leads.inbox.state.${state}`) })}
          </MenuItem>
        ))}
      {fetching.state !== "loaded" && <MenuItem disabled>{why[fetching.state]}</MenuItem>}
      {fetching.state === "unreachable" && <MenuItem onSelect={fetching.reload}>{reload}</MenuItem>}
      {staff
        .filter(({ id }) => id !== lead.assignee?.id)
        .map((member) => (
          <MenuItem key={member.id} onSelect={() => toAssignee(lead, member)}>
            {text("leads.inbox.assignTo", { assignee: member.name })}
          </MenuItem>
        ))}
      {lead.assignee && (
        <MenuItem onSelect={() => toAssignee(lead, null)}>{text("leads.inbox.assignToNobody")}</MenuItem>
      )}
    </SimpleMenu>
  );
}

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral0};

  &:has(a.active) {
    background: ${({ theme }) => theme.colors.primary100};
  }
`;

const Open = styled(NavLink)`
  flex: 1;
  min-width: 0;
  padding: 12px 8px 12px 16px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

/** One line, truncated if too long. */
const Line = styled(Typography)`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

function LeadRow({ lead, search }: { lead: InboxLead; search: string }) {
  const { text, day, dateTime, formName } = useMessages();
  const { id, at, form, name, email, phone, home, reference, message, state, assignee, mailTrouble, eraseAt } = lead;
  const about = home || reference;
  return (
    <Open to={{ pathname: `/plugins/leads/inbox/${encodeURIComponent(id)}`, search }} data-lead={id}>
      <Flex justifyContent="space-between" gap={2} alignItems="baseline">
        <Line tag="span" fontWeight={state === "new" ? "bold" : "regular"}>
          <bdi>{name || email || text("leads.inbox.noName")}</bdi>
        </Line>
        <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: "nowrap" }}>
          <time dateTime={at}>{dateTime(at)}</time>
        </Typography>
      </Flex>
      <Line tag="span" variant="pi" textColor="neutral700">
        {[formName(form), phone].filter(Boolean).join(" · ")}
      </Line>
      {about && (
        <Line tag="span" variant="pi" textColor="neutral700">
          {[home, reference].filter(Boolean).join(" · ")}
        </Line>
      )}
      {message && (
        <Line tag="span" variant="pi" textColor="neutral600">
          <bdi>{message.replace(/\s+/g, " ")}</bdi>
        </Line>
      )}
      <Flex gap={2} paddingTop={1} wrap="wrap">
        <LeadStateBadge state={state} />
        {assignee && <Typography variant="pi">{assignee.name}</Typography>}
        {mailTrouble && (
          <Flex gap={1}>
            <WarningCircle aria-hidden fill="danger600" />
            <Typography variant="pi" textColor="danger600">
              {text("leads.inbox.mailTrouble")}
            </Typography>
          </Flex>
        )}
        {eraseAt && (
          <Typography variant="pi" textColor="neutral800">
            {text("leads.inbox.eraseAt", { at: day(eraseAt) })}
          </Typography>
        )}
      </Flex>
    </Open>
  );
}

/** Arrow keys move between leads, Home and End to the first and last; Tab reaches each lead and its menu. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-lead]")];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = to === undefined ? undefined : links[to];
  if (!link) return;
  event.preventDefault();
  link.focus();
}

interface LeadListProps {
  leads: readonly InboxLead[];
  /** The query string, which every link to a lead preserves. */
  search: string;
  assignees: Assignees;
  canChange: boolean;
  done: () => void;
}

export function LeadList({ leads, search, assignees, canChange, done }: LeadListProps) {
  const { text } = useMessages();
  return (
    <Box hasRadius shadow="tableShadow" background="neutral0" style={{ overflow: "hidden" }}>
      {/* The keys move between links that are reached without them too. */}
      <ul aria-label={text("leads.inbox.title")} onKeyDown={moveFocus}>
        {leads.map((lead) => (
          <Row key={lead.id}>
            <LeadRow lead={lead} search={search} />
            {canChange && (
              <Box padding={2}>
                <LeadMenu lead={lead} assignees={assignees} done={done} />
              </Box>
            )}
          </Row>
        ))}
      </ul>
    </Box>
  );
}
