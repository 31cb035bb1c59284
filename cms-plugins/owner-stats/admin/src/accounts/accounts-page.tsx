import { NothingListed, PageTurner, useTurn } from "@gevel/kit/screens";
import { Page } from "@strapi/strapi/admin";
import { OwnersPage } from "../owners-page";
import { useRight } from "../rights";
import { useAccounts, useInvite } from "./accounts-api";
import { AccountsTable } from "./accounts-table";
import { InviteAll } from "./invite-all";
import { useAccountTexts } from "./texts/use-account-texts";

/** OWNER-1: who has access to the owner portal, and the invitation of those who never got one. */
export function AccountsPage() {
  const { text } = useAccountTexts();
  const { page, turn } = useTurn();
  const { asked, again } = useAccounts(page);
  const invite = useInvite(again);
  const mayInvite = useRight("invite");
  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { accounts, pagination, uninvited } = asked.answer;
  return (
    <OwnersPage
      title={text("owner-stats.accounts.title")}
      subtitle={text("owner-stats.accounts.subtitle", { total: pagination.total })}
      again={again}
      action={mayInvite && uninvited > 0 && <InviteAll count={uninvited} invite={() => invite()} />}
    >
      {accounts.length === 0 ? (
        <NothingListed>{text("owner-stats.accounts.none")}</NothingListed>
      ) : (
        <AccountsTable accounts={accounts} invite={mayInvite ? invite : undefined} />
      )}
      <PageTurner page={page} pageCount={pagination.pageCount} turn={turn} />
    </OwnersPage>
  );
}
