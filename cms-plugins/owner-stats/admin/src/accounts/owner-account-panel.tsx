import type { StaffAccount } from "@gevel/config";
import { PartNote } from "@gevel/kit/screens";
import { Button, Flex, Status, Typography } from "@strapi/design-system";
import { useRight } from "../rights";
import { progressLooks, progressOf } from "./account-progress";
import { useAccountOf, useInvite } from "./accounts-api";
import { useAccountTexts } from "./texts/use-account-texts";

/** What is known of the way in, a line each. */
function useHistory({ invitedAt, mailedAt, until, acceptedAt, lastLoginAt }: StaffAccount): string[] {
  const { text, moment } = useAccountTexts();
  const isOpen = acceptedAt === null && lastLoginAt === null;
  return [
    invitedAt ? text("owner-stats.accounts.invitedAt", { at: moment(invitedAt) }) : "",
    invitedAt && !mailedAt ? text("owner-stats.accounts.unmailed") : "",
    isOpen && until ? text("owner-stats.accounts.until", { at: moment(until) }) : "",
    lastLoginAt
      ? text("owner-stats.accounts.lastLoginAt", { at: moment(lastLoginAt) })
      : text("owner-stats.accounts.neverIn"),
  ].filter((line) => line !== "");
}

function Access({ account, again }: { account: StaffAccount; again: () => void }) {
  const { text } = useAccountTexts();
  const invite = useInvite(again);
  const mayInvite = useRight("invite");
  const progress = progressOf(account, Date.now());
  const lines = useHistory(account);
  return (
    <Flex direction="column" alignItems="flex-start" gap={3} width="100%">
      <Status variant={progressLooks[progress]} size="S">
        <Typography fontWeight="bold">{text(`owner-stats.accounts.state.${progress}`)}</Typography>
      </Status>
      {lines.map((line) => (
        <Typography key={line} variant="pi">
          {line}
        </Typography>
      ))}
      {mayInvite && progress !== "blocked" && (
        <Button variant="secondary" fullWidth onClick={() => invite(account.id)}>
          {text(account.invitedAt ? "owner-stats.accounts.inviteAgain" : "owner-stats.accounts.invite")}
        </Button>
      )}
    </Flex>
  );
}

function AccessOf({ email }: { email: string }) {
  const { text } = useAccountTexts();
  const { asked, again } = useAccountOf(email);
  if (asked.state !== "here")
    return <PartNote state={asked.state} again={again} of={text("owner-stats.accounts.panel")} />;
  const account = asked.answer;
  if (account === null) return <Typography variant="pi">{text("owner-stats.accounts.noAccount")}</Typography>;
  return <Access account={account} again={again} />;
}

interface PanelProps {
  model: string;
  documentId?: string;
  document?: { email?: unknown };
}

/** OWNER-1: beside an owner, whether they were invited, when they came in last, and the invitation. */
export function OwnerAccountPanel({ model, documentId, document }: PanelProps) {
  const { text } = useAccountTexts();
  const maySee = useRight("readAccounts");
  const email = document?.email;
  if (model !== "plugin::properties.owner" || !documentId || !maySee || typeof email !== "string") return null;
  return { title: text("owner-stats.accounts.panel"), content: <AccessOf email={email} /> };
}
