import { Button, Dialog, Typography } from "@strapi/design-system";
import { Mail } from "@strapi/icons";
import { useAccountTexts } from "./texts/use-account-texts";

/** Asked once more: mails to many people cannot be taken back. */
export function InviteAll({ count, invite }: { count: number; invite: () => void }) {
  const { text } = useAccountTexts();
  const label = text("owner-stats.accounts.inviteAll", { count });
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button startIcon={<Mail />}>{label}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{text("owner-stats.accounts.inviteAllTitle")}</Dialog.Header>
        <Dialog.Body>
          <Typography tag="p">{text("owner-stats.accounts.inviteAllWhat", { count })}</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {text("owner-stats.accounts.cancel")}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth onClick={invite}>
              {label}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
