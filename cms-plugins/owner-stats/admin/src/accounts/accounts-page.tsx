import { EmptyState, Pagination, usePagination } from "@gevel/core/screens";
import { Page } from "@strapi/strapi/admin";
import { OwnersPage } from "../owners-page";
import { useRight } from "../permissions";
import { useAccounts, useInvite } from "./accounts-api";
import { AccountsTable } from "./accounts-table";
import { InviteAll } from "./invite-all";
import { useAccountMessages } from "./messages/use-account-messages";

/** OWNER-1: who has access to the owner portal, and the invitation of those who never got one. */
export function AccountsPage() {
  const { text } = useAccountMessages();
  const { page, setPage } = usePagination();
  const { query, reload } = useAccounts(page);
  const invite = useInvite(reload);
  const canInvite = useRight("invite");
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const { accounts, pagination, uninvited } = query.answer;
  return (
    <OwnersPage
      title={text("owner-stats.accounts.title")}
      subtitle={text("owner-stats.accounts.subtitle", { total: pagination.total })}
      reload={reload}
      action={canInvite && uninvited > 0 && <InviteAll count={uninvited} invite={() => invite()} />}
    >
      {accounts.length === 0 ? (
        <EmptyState>{text("owner-stats.accounts.none")}</EmptyState>
      ) : (
        <AccountsTable accounts={accounts} invite={canInvite ? invite : undefined} />
      )}
      <Pagination page={page} pageCount={pagination.pageCount} setPage={setPage} />
    </OwnersPage>
  );
}
