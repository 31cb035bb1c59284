import { ConfirmDialog } from "@gevel/core/screens";
import { Button } from "@strapi/design-system";
import { Mail } from "@strapi/icons";
import { useAccountMessages } from "./messages/use-account-messages";

/** Asked once more: mails to many people cannot be taken back. */
export function InviteAll({ count, invite }: { count: number; invite: () => void }) {
  const { text } = useAccountMessages();
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
