import type { StaffSubscription } from "@gevel/config";
import { ConfirmDialog } from "@gevel/core/screens";
import { Button } from "@strapi/design-system";
import { useMessages } from "../messages/use-messages";

interface EndSubscriptionProps {
  subscription: StaffSubscription;
  end: (one: string) => void;
}

/** Asked once more: nobody but whoever it is can start it again. */
export function EndSubscription({ subscription: { one, email, kind }, end }: EndSubscriptionProps) {
  const { text } = useMessages();
  const what = text(`leads.subscriptions.kind.${kind}`);
  return (
    <ConfirmDialog
      title={text("leads.subscriptions.endTitle", { email })}
      what={text("leads.subscriptions.endWhat", { what })}
      cancelLabel={text("leads.subscriptions.keep")}
      confirmLabel={text("leads.subscriptions.endNow")}
      isDanger
      onConfirm={() => end(one)}
    >
      <Button variant="tertiary" size="S" aria-label={text("leads.subscriptions.endOf", { email, what })}>
        {text("leads.subscriptions.end")}
      </Button>
    </ConfirmDialog>
  );
}
