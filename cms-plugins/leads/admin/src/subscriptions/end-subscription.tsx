import type { StaffSubscription } from "@gevel/config";
import { Button, Dialog, Typography } from "@strapi/design-system";
import { useTexts } from "../texts/use-texts";

interface EndSubscriptionProps {
  subscription: StaffSubscription;
  end: (one: string) => void;
}

/** Asked once more: nobody but whoever it is can start it again. */
export function EndSubscription({ subscription: { one, email, kind }, end }: EndSubscriptionProps) {
  const { text } = useTexts();
  const what = text(`leads.subscriptions.kind.${kind}`);
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="tertiary" size="S" aria-label={text("leads.subscriptions.endOf", { email, what })}>
          {text("leads.subscriptions.end")}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{text("leads.subscriptions.endTitle", { email })}</Dialog.Header>
        <Dialog.Body>
          <Typography tag="p">{text("leads.subscriptions.endWhat", { what })}</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {text("leads.subscriptions.keep")}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth onClick={() => end(one)}>
              {text("leads.subscriptions.endNow")}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
