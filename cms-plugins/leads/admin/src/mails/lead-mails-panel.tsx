import { LoadState } from "@gevel/core/screens";
import { Flex, Typography } from "@strapi/design-system";
import { useMails } from "../mails-api";
import { usePermissionTo } from "../permissions";
import { useMessages } from "../use-messages";
import { MailOutcome } from "./mail-outcome";
import { useRetry } from "./use-retry";

function LeadMails({ lead }: { lead: string }) {
  const { text } = useMessages();
  const { query, reload } = useMails({ lead });
  const retry = useRetry(reload);
  if (query.state !== "loaded") return <LoadState state={query.state} reload={reload} of={text("leads.mails.panel")} />;
  const { mails } = query.answer;
  if (mails.length === 0) return <Typography variant="pi">{text("leads.mails.noneOfLead")}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4} width="100%">
      {mails.map((mail) => (
        <Flex tag="li" key={mail.id} direction="column" alignItems="flex-start" gap={1}>
          <MailOutcome mail={mail} retry={retry} />
        </Flex>
      ))}
    </Flex>
  );
}

/** Beside a lead, for users who may read mails: its mails and their states. */
export function LeadMailsPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { text } = useMessages();
  const canRead = usePermissionTo("readMails");
  if (model !== "plugin::leads.lead" || !documentId || !canRead) return null;
  return { title: text("leads.mails.panel"), content: <LeadMails lead={documentId} /> };
}
