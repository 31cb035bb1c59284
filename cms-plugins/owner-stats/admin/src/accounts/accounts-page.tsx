import { EmptyState, Pagination, usePagination, ConfirmDialog, DataTable } from "@gevel/core/screens";
import { Page } from "@strapi/strapi/admin";
import { OwnersPage } from "../owners-page";
import { useRight } from "../permissions";
import { useAccounts, useInvite } from "./accounts-api";
import { useMessages } from "../use-messages";
import { Button, Flex, IconButton, Status, Td, Tr, Typography } from "@strapi/design-system";
import { Mail, Eye } from "@strapi/icons";
import type { StaffAccount } from "@gevel/config";
import { useNavigate } from "react-router-dom";
import { progressStyles, progressOf } from "./account-progress";

const columns = ["owner", "state", "lastLogin"] as const;

interface AccountsTableProps {
  accounts: readonly StaffAccount[];
  /** Undefined for users without permission. */
  invite: ((id: number) => void) | undefined;
}

function AccountRow({ account, invite }: { account: StaffAccount; invite: AccountsTableProps["invite"] }) {
  const { text, dateTime } = useMessages();
  const navigate = useNavigate();
  const { id, email, name, path, lastLoginAt, invitedAt } = account;
  const progress = progressOf(account, Date.now());
  const called = name || email;
  return (
    <Tr>
      <Td>
        {name && (
          <Typography tag="p" fontWeight="semiBold">
            {name}
          </Typography>
        )}
        <Typography tag="p" textColor="neutral600">
          {email}
        </Typography>
      </Td>
      <Td>
        {/* As wide as its text, not as its column. */}
        <Flex>
          <Status variant={progressStyles[progress]} size="S">
            <Typography fontWeight="bold">{text(`owner-stats.accounts.state.${progress}`)}</Typography>
          </Status>
        </Flex>
      </Td>
      <Td>
        <Typography>{lastLoginAt ? dateTime(lastLoginAt) : text("owner-stats.accounts.never")}</Typography>
      </Td>
      <Td>
        <Flex gap={2} justifyContent="flex-end">
          {invite && progress !== "blocked" && progress !== "inside" && (
            <Button
              variant="tertiary"
              size="S"
              aria-label={text(invitedAt ? "owner-stats.accounts.inviteAgainOf" : "owner-stats.accounts.inviteOf", {
                name: called,
              })}
              onClick={() => invite(id)}
            >
              {text(invitedAt ? "owner-stats.accounts.inviteAgain" : "owner-stats.accounts.invite")}
            </Button>
          )}
          {path && (
            <IconButton
              label={text("owner-stats.accounts.open", { name: called })}
              variant="ghost"
              onClick={() => navigate(path.replace(/^\/admin/, ""))}
            >
              <Eye />
            </IconButton>
          )}
        </Flex>
      </Td>
    </Tr>
  );
}

function AccountsTable({ accounts, invite }: AccountsTableProps) {
  const { text } = useMessages();
  return (
    <DataTable columns={columns.map((column) => text(`owner-stats.accounts.${column}`))}>
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} invite={invite} />
      ))}
    </DataTable>
  );
}

/** Asks for confirmation: mails to many people cannot be undone. */
function InviteAll({ count, invite }: { count: number; invite: () => void }) {
  const { text } = useMessages();
  const label = text("owner-stats.accounts.inviteAll", { count });
  return (
    <ConfirmDialog
      title={text("owner-stats.accounts.inviteAllTitle")}
      what={text("owner-stats.accounts.inviteAllWhat", { count })}
      cancelLabel={text("owner-stats.accounts.cancel")}
      confirmLabel={label}
      onConfirm={invite}
    >
      <Button startIcon={<Mail />}>{label}</Button>
    </ConfirmDialog>
  );
}

/** OWNER-1: who has access to the owner portal, and the invitation of those who never got one. */
export function AccountsPage() {
  const { text } = useMessages();
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
