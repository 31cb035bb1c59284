import type { StaffSubscription } from "@gevel/config";
import { DataTable, ConfirmDialog } from "@gevel/core/screens";
import { Box, Td, Tr, Typography, Button } from "@strapi/design-system";
import { usePermissionTo } from "../permissions";
import { TextLink } from "../text-link";
import { useMessages } from "../use-messages";

interface EndSubscriptionProps {
  subscription: StaffSubscription;
  end: (one: string) => void;
}

/** Asks for confirmation: only the subscriber can start it again. */
function EndSubscription({ subscription: { one, email, kind }, end }: EndSubscriptionProps) {
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

const columns = ["person", "what", "state", "lastAlert"] as const;

/** The history of a subscription, newest last. */
function Since({ subscription }: { subscription: StaffSubscription }) {
  const { text, day } = useMessages();
  const { askedAt, confirmedAt, renewedAt, askedAgainAt, endedAt, endedBy } = subscription;
  const lines = [
    confirmedAt === null && text("leads.subscriptions.since.asked", { at: day(askedAt) }),
    confirmedAt && text("leads.subscriptions.since.confirmed", { at: day(confirmedAt) }),
    renewedAt && text("leads.subscriptions.since.renewed", { at: day(renewedAt) }),
    askedAgainAt && text("leads.subscriptions.since.askedAgain", { at: day(askedAgainAt) }),
    endedAt && text(`leads.subscriptions.since.ended.${endedBy ?? "self"}`, { at: day(endedAt) }),
  ];
  return lines.map((line) =>
    line ? (
      <Typography key={line} tag="p" variant="pi" textColor="neutral600">
        {line}
      </Typography>
    ) : null,
  );
}

/**
 * The subscriber: their lead and a link to their personal data. The address is passed in the navigation state, because
 * URLs are logged.
 */
function Person({ subscription: { name, email, lead } }: { subscription: StaffSubscription }) {
  const { text } = useMessages();
  const canExportPerson = usePermissionTo("exportPersonalData");
  return (
    <>
      {lead ? (
        <TextLink to={`/plugins/leads/inbox/${encodeURIComponent(lead)}`}>
          <bdi>{name || email}</bdi>
        </TextLink>
      ) : null}
      <Typography tag="p" style={{ overflowWrap: "anywhere" }}>
        <bdi>{email}</bdi>
      </Typography>
      {canExportPerson && (
        <TextLink
          to="/plugins/leads/person"
          state={{ address: email }}
          aria-label={text("leads.subscriptions.personOf", { email })}
        >
          {text("leads.subscriptions.person.open")}
        </TextLink>
      )}
    </>
  );
}

interface SubscriptionsTableProps {
  subscriptions: readonly StaffSubscription[];
  end: (one: string) => void;
  /** Set if all are of one person. */
  hidesPerson?: boolean;
}

/** FORM-9, FORM-12: the subscriptions with their subscribers and states. */
export function SubscriptionsTable({ subscriptions, end, hidesPerson = false }: SubscriptionsTableProps) {
  const { text, dateTime } = useMessages();
  const canEnd = usePermissionTo("work");
  const shown = columns.filter((column) => column !== "person" || !hidesPerson);
  return (
    <DataTable columns={shown.map((column) => text(`leads.subscriptions.${column}`))}>
      {subscriptions.map((subscription) => (
        <Tr key={subscription.one}>
          {!hidesPerson && (
            <Td>
              <Person subscription={subscription} />
            </Td>
          )}
          <Td>
            <Box paddingTop={2} paddingBottom={2} style={{ whiteSpace: "normal" }}>
              <Typography tag="p" fontWeight="semiBold">
                {text(`leads.subscriptions.kind.${subscription.kind}`)}
              </Typography>
              {subscription.facts.map(({ label, value }) => (
                <Typography key={label} tag="p" variant="pi">{`${label}: ${value}`}</Typography>
              ))}
            </Box>
          </Td>
          <Td>
            <Typography tag="p">{text(`leads.subscriptions.state.${subscription.state}`)}</Typography>
            <Since subscription={subscription} />
          </Td>
          <Td>
            <Typography>{subscription.lastAlertAt ? dateTime(subscription.lastAlertAt) : ""}</Typography>
          </Td>
          <Td>
            {canEnd && subscription.state !== "ended" && <EndSubscription subscription={subscription} end={end} />}
          </Td>
        </Tr>
      ))}
    </DataTable>
  );
}
