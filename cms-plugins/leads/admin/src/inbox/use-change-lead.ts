import type { InboxLead, LeadChanged, LeadState, StaffMember } from "@gevel/config";
import { useNotification } from "@strapi/strapi/admin";
import { useTexts } from "../texts/use-texts";
import { useInboxActions } from "./inbox-api";

/** Changes a lead and says so; where another did meanwhile, says what stands now and changes nothing. */
export function useChangeLead(done: () => void) {
  const { text } = useTexts();
  const { state, assignee } = useInboxActions();
  const { toggleNotification } = useNotification();
  const tell = (work: Promise<LeadChanged>, message: string) =>
    void work
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
          toggleNotification({ type: "danger", message: text("leads.words.failed", { reason: String(cause) }) }),
      )
      .finally(done);
  return {
    toState: ({ id, name, state: was }: InboxLead, to: LeadState) =>
      tell(state(id, was, to), text("leads.inbox.stateChanged", { name, state: text(`leads.inbox.state.${to}`) })),
    toAssignee: ({ id, name, assignee: was }: InboxLead, to: StaffMember | null) =>
      tell(
        assignee(id, was?.id ?? null, to?.id ?? null),
        to ? text("leads.inbox.assigned", { name, assignee: to.name }) : text("leads.inbox.unassigned", { name }),
      ),
  };
}
