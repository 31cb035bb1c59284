import type { InboxFilter } from "@gevel/config";
import { searchTerms } from "../lead/lead-search.js";

type Where = Record<string, unknown>;

const assigneeIs = (assignee: InboxFilter["assignee"], me: number): Where => {
  if (assignee === undefined) return {};
  if (assignee === "nobody") return { assigneeId: { $null: true } };
  return { assigneeId: assignee === "me" ? me : assignee };
};

/** A filter as a Strapi query. Search terms are folded letters and digits only: no wildcards. */
export function inboxWhere({ form, office, agent, state, assignee, search }: InboxFilter, me: number): Where {
  return {
    $and: [
      form === undefined ? {} : { form },
      office === undefined ? {} : { office },
      agent === undefined ? {} : { agent },
      state === undefined ? {} : { state },
      assigneeIs(assignee, me),
      ...searchTerms(search ?? "").map((term) => ({ searchText: { $contains: term } })),
    ],
  };
}
