import { leadStates, type InboxLead } from "@gevel/config";
import { Select, FieldLoadState } from "@gevel/core/screens";
import { Grid } from "@strapi/design-system";
import { useMessages } from "../use-messages";
import type { Assignees } from "./inbox-api";
import { useChangeLead } from "./use-change-lead";

const nobody = "nobody";

interface LeadHandlingProps {
  lead: InboxLead;
  assignees: Assignees;
  done: () => void;
}

/** How far a lead is and who has it. */
export function LeadHandling({ lead, assignees: { staff, fetching }, done }: LeadHandlingProps) {
  const { text } = useMessages();
  const { toState, toAssignee } = useChangeLead(done);
  const { assignee } = lead;
  // An assignee who can no longer sign in stays until the lead is reassigned.
  const members = assignee && !staff.some(({ id }) => id === assignee.id) ? [...staff, assignee] : staff;
  const nameOf = (value: string) => members.find(({ id }) => String(id) === value)?.name ?? text("leads.inbox.nobody");
  return (
    <Grid.Root gap={4}>
      <Grid.Item col={6} s={6} xs={12} direction="column" alignItems="stretch">
        <Select
          label={text("leads.inbox.state")}
          value={lead.state}
          values={leadStates}
          nameOf={(state) => text(`leads.inbox.state.${state}`)}
          onSelect={(state) => toState(lead, state)}
        />
      </Grid.Item>
      <Grid.Item col={6} s={6} xs={12} direction="column" alignItems="stretch">
        <Select
          label={text("leads.inbox.assignee")}
          value={assignee ? String(assignee.id) : nobody}
          values={[nobody, ...members.map(({ id }) => String(id))]}
          nameOf={nameOf}
          onSelect={(value) => toAssignee(lead, members.find(({ id }) => String(id) === value) ?? null)}
        />
        <FieldLoadState {...fetching} of={text("leads.inbox.assignee")} />
      </Grid.Item>
    </Grid.Root>
  );
}
