import { leadStates, type InboxLead } from "@gevel/config";
import { useLoadStateMessages } from "@gevel/core/screens";
import { IconButton, MenuItem, SimpleMenu } from "@strapi/design-system";
import { More } from "@strapi/icons";
import { useMessages } from "../messages/use-messages";
import type { Assignees } from "./inbox-api";
import { useChangeLead } from "./use-change-lead";

interface LeadMenuProps {
  lead: InboxLead;
  assignees: Assignees;
  done: () => void;
}

/** How far a lead is and who has it, changed from the list. */
export function LeadMenu({ lead, assignees: { staff, fetching }, done }: LeadMenuProps) {
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
