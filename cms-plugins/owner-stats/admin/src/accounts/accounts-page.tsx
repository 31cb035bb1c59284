import { Page } from "@strapi/strapi/admin";
import { useState } from "react";
import { useMayInvite } from "./account-rights";
import { useAccounts, useInvite } from "./accounts-api";
import { AccountsLayout, NothingHere } from "./accounts-layout";
import { AccountsTable } from "./accounts-table";
import { InviteAll } from "./invite-all";
import { useAccountTexts } from "./texts/use-account-texts";

/** OWNER-1: who has access to the owner portal, and the invitation of those who never got one. */
export function AccountsPage() {
  const { text } = useAccountTexts();
  const [page, turn] = useState(1);
  const { asked, again } = useAccounts(page);
  const invite = useInvite(again);
  const mayInvite = useMayInvite();
  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { accounts, pagination, uninvited } = asked.answer;
  return (
    <AccountsLayout
      title={text("owner-stats.accounts.title")}
      subtitle={text("owner-stats.accounts.subtitle", { total: pagination.total })}
      again={again}
      action={mayInvite && uninvited > 0 && <InviteAll count={uninvited} invite={() => invite()} />}
      pages={{ ...pagination, turn }}
    >
      {accounts.length === 0 ? (
        <NothingHere>{text("owner-stats.accounts.none")}</NothingHere>
      ) : (
        <AccountsTable accounts={accounts} invite={mayInvite ? invite : undefined} />
      )}
    </AccountsLayout>
  );
}
