import { AskFirst } from "@gevel/kit/screens";
import { Button } from "@strapi/design-system";
import { Mail } from "@strapi/icons";
import { useAccountTexts } from "./texts/use-account-texts";

/** Asked once more: mails to many people cannot be taken back. */
export function InviteAll({ count, invite }: { count: number; invite: () => void }) {
  const { text } = useAccountTexts();
  const label = text("owner-stats.accounts.inviteAll", { count });
  return (
    <AskFirst
      title={text("owner-stats.accounts.inviteAllTitle")}
      what={text("owner-stats.accounts.inviteAllWhat", { count })}
      keep={text("owner-stats.accounts.cancel")}
      go={label}
      onGo={invite}
    >
      <Button startIcon={<Mail />}>{label}</Button>
    </AskFirst>
  );
}
