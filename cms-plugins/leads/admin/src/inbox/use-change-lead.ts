import type { InboxLead, LeadUpdateResponse, LeadState, StaffMember } from "@gevel/config";
import { useNotification } from "@strapi/strapi/admin";
import { useMessages } from "../use-messages";
import { useInboxActions } from "./inbox-api";

/** Changes a lead and reports it; if a colleague changed it meanwhile, shows the current state and changes nothing. */
export function useChangeLead(done: () => void) {
  const { text } = useMessages();
  const { state, assignee } = useInboxActions();
  const { toggleNotification } = useNotification();
  const notify = (update: Promise<LeadUpdateResponse>, message: string) =>
    void update
      .then(
        ({ changed, lead }) =>
          changed
            ? toggleNotification({ type: "success", message })
            : toggleNotification({
                type: "warning",
                message: text("leads.inbox.changedMeanwhile", {
                  state: text(`leads.inbox.state.${lead.state}`),
                  assignee: lead.assignee?.name ?? text("leads.inbox.nobody"),
                }),
              }),
        (cause: unknown) =>
          toggleNotification({ type: "danger", message: text("leads.mailTexts.failed", { reason: String(cause) }) }),
      )
      .finally(done);
  return {
    toState: ({ id, name, state: was }: InboxLead, to: LeadState) =>
      notify(state(id, was, to), text("leads.inbox.stateChanged", { name, state: text(`leads.inbox.state.${to}`) })),
    toAssignee: ({ id, name, assignee: was }: InboxLead, to: StaffMember | null) =>
      notify(
        assignee(id, was?.id ?? null, to?.id ?? null),
        to ? text("leads.inbox.assigned", { name, assignee: to.name }) : text("leads.inbox.unassigned", { name }),
      ),
  };
}
