import type { StaffSubscription } from "@gevel/config";
import { AskFirst } from "@gevel/kit/screens";
import { Button } from "@strapi/design-system";
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
    <AskFirst
      title={text("leads.subscriptions.endTitle", { email })}
      what={text("leads.subscriptions.endWhat", { what })}
      keep={text("leads.subscriptions.keep")}
      go={text("leads.subscriptions.endNow")}
      isDanger
      onGo={() => end(one)}
    >
      <Button variant="tertiary" size="S" aria-label={text("leads.subscriptions.endOf", { email, what })}>
        {text("leads.subscriptions.end")}
      </Button>
    </AskFirst>
  );
}
