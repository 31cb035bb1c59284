import type { StaffAccount } from "@gevel/config";
import { LoadState } from "@gevel/core/screens";
import { Button, Flex, Status, Typography } from "@strapi/design-system";
import { useRight } from "../permissions";
import { progressStyles, progressOf } from "./account-progress";
import { useAccountOf, useInvite } from "./accounts-api";
import { useMessages } from "../use-messages";

/** The history of an account, one line per event. */
function useHistory({ invitedAt, mailedAt, until, acceptedAt, lastLoginAt }: StaffAccount): string[] {
  const { text, dateTime } = useMessages();
  const isOpen = acceptedAt === null && lastLoginAt === null;
  return [
    invitedAt ? text("owner-stats.accounts.invitedAt", { at: dateTime(invitedAt) }) : "",
    invitedAt && !mailedAt ? text("owner-stats.accounts.unmailed") : "",
    isOpen && until ? text("owner-stats.accounts.until", { at: dateTime(until) }) : "",
    lastLoginAt
      ? text("owner-stats.accounts.lastLoginAt", { at: dateTime(lastLoginAt) })
      : text("owner-stats.accounts.neverIn"),
  ].filter((line) => line !== "");
}

function Access({ account, reload }: { account: StaffAccount; reload: () => void }) {
  const { text } = useMessages();
  const invite = useInvite(reload);
  const canInvite = useRight("invite");
  const progress = progressOf(account, Date.now());
  const lines = useHistory(account);
  return (
    <Flex direction="column" alignItems="flex-start" gap={3} width="100%">
      <Status variant={progressStyles[progress]} size="S">
        <Typography fontWeight="bold">{text(`owner-stats.accounts.state.${progress}`)}</Typography>
      </Status>
      {lines.map((line) => (
        <Typography key={line} variant="pi">
          {line}
        </Typography>
      ))}
      {canInvite && progress !== "blocked" && (
        <Button variant="secondary" fullWidth onClick={() => invite(account.id)}>
          {text(account.invitedAt ? "owner-stats.accounts.inviteAgain" : "owner-stats.accounts.invite")}
        </Button>
      )}
    </Flex>
  );
}

function AccessOf({ email }: { email: string }) {
  const { text } = useMessages();
  const { query, reload } = useAccountOf(email);
  if (query.state !== "loaded")
    return <LoadState state={query.state} reload={reload} of={text("owner-stats.accounts.panel")} />;
  const account = query.answer;
  if (account === null) return <Typography variant="pi">{text("owner-stats.accounts.noAccount")}</Typography>;
  return <Access account={account} reload={reload} />;
}

interface PanelProps {
  model: string;
  documentId?: string;
  document?: { email?: unknown };
}

/** OWNER-1: beside an owner: whether they were invited, their last login, and a button to invite. */
export function OwnerAccountPanel({ model, documentId, document }: PanelProps) {
  const { text } = useMessages();
  const canSee = useRight("readAccounts");
  const email = document?.email;
  if (model !== "plugin::properties.owner" || !documentId || !canSee || typeof email !== "string") return null;
  return { title: text("owner-stats.accounts.panel"), content: <AccessOf email={email} /> };
}
