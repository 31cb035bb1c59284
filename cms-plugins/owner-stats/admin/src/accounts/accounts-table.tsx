import type { StaffAccount } from "@gevel/config";
import { DataTable } from "@gevel/core/screens";
import { Button, Flex, IconButton, Status, Td, Tr, Typography } from "@strapi/design-system";
import { Eye } from "@strapi/icons";
import { useNavigate } from "react-router-dom";
import { progressStyles, progressOf } from "./account-progress";
import { useAccountMessages } from "./messages/use-account-messages";

const columns = ["owner", "state", "lastLogin"] as const;

interface AccountsTableProps {
  accounts: readonly StaffAccount[];
  /** Left out for who may not. */
  invite: ((id: number) => void) | undefined;
}

function AccountRow({ account, invite }: { account: StaffAccount; invite: AccountsTableProps["invite"] }) {
  const { text, dateTime } = useAccountMessages();
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
        {/* As wide as its words, not as its column. */}
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

export function AccountsTable({ accounts, invite }: AccountsTableProps) {
  const { text } = useAccountMessages();
  return (
    <DataTable columns={columns.map((column) => text(`owner-stats.accounts.${column}`))}>
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} invite={invite} />
      ))}
    </DataTable>
  );
}
