import { Button, Flex, Typography } from "@strapi/design-system";
import { useRBAC } from "@strapi/strapi/admin";
import { useMails } from "../mails-api";
import { useTexts } from "../texts/use-texts";
import { StateBadge } from "./state-badge";
import { sending } from "./sending";
import { useRetry } from "./use-retry";

function LeadMails({ lead }: { lead: string }) {
  const { text, moment } = useTexts();
  const { asked, again } = useMails({ lead });
  const retry = useRetry(again);
  const { allowedActions } = useRBAC(sending);
  if (asked.state !== "here") return null;
  const { mails } = asked.answer;
  if (mails.length === 0) return <Typography variant="pi">{text("leads.mails.noneOfLead")}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4} width="100%">
      {mails.map(({ id, kind, state, recipients, sentAt, nextAt, problem }) => (
        <Flex tag="li" key={id} direction="column" alignItems="flex-start" gap={1}>
          <Flex gap={2} wrap="wrap">
            <Typography fontWeight="bold">{text(`leads.mails.kind.${kind}`)}</Typography>
            <StateBadge state={state} />
          </Flex>
          {sentAt && (
            <Typography variant="pi" textColor="neutral600">
              {recipients} {text("leads.mails.sentAt", { at: moment(sentAt) })}
            </Typography>
          )}
          {problem && <Typography variant="pi">{problem}</Typography>}
          {nextAt && problem && (
            <Typography variant="pi" textColor="neutral600">
              {text("leads.mails.nextAt", { at: moment(nextAt) })}
            </Typography>
          )}
          {state !== "sent" && problem && allowedActions.canSend && (
            <Button size="S" variant="secondary" onClick={() => retry([id])}>
              {text("leads.mails.retry")}
            </Button>
          )}
        </Flex>
      ))}
    </Flex>
  );
}

/** Beside a lead: which mails it gave, and what became of them. */
export function LeadMailsPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { text } = useTexts();
  if (model !== "plugin::leads.lead" || !documentId) return null;
  return { title: text("leads.mails.panel"), content: <LeadMails lead={documentId} /> };
}
