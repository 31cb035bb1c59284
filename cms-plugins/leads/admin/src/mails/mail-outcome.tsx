import type { MailRecord } from "@gevel/config";
import { Button, Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { usePermissionTo } from "../permissions";
import { useMessages } from "../use-messages";
import { StateBadge } from "./state-badge";

interface MailOutcomeProps {
  mail: Pick<MailRecord, "id" | "kind" | "kindName" | "state" | "recipients" | "sentAt" | "nextAt" | "problem">;
  /** The member of staff who wrote it. */
  by?: string | undefined;
  retry: (ids: readonly number[]) => void;
  /** What it says. */
  children?: ReactNode;
}

/** A mail of a lead and its state, with a retry if it was not sent; hidden from users without permission. */
export function MailOutcome({ mail, by, retry, children }: MailOutcomeProps) {
  const { text, dateTime } = useMessages();
  const canSend = usePermissionTo("sendMails");
  const { id, kind, kindName, state, recipients, sentAt, nextAt, problem } = mail;
  return (
    <>
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="bold">
          {[kind ? text(`leads.mails.kind.${kind}`) : kindName, by].filter(Boolean).join(" · ")}
        </Typography>
        <StateBadge state={state} />
      </Flex>
      {children}
      {sentAt && (
        <Typography variant="pi" textColor="neutral600">
          {recipients} {text("leads.mails.sentAt", { at: dateTime(sentAt) })}
        </Typography>
      )}
      {problem && <Typography variant="pi">{problem}</Typography>}
      {nextAt && problem && (
        <Typography variant="pi" textColor="neutral600">
          {text("leads.mails.nextAt", { at: dateTime(nextAt) })}
        </Typography>
      )}
      {canSend && state !== "sent" && problem && (
        <Button size="S" variant="secondary" onClick={() => retry([id])}>
          {text("leads.mails.retry")}
        </Button>
      )}
    </>
  );
}
