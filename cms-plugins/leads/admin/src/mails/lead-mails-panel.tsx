import { PartNote } from "@gevel/kit/screens";
import { Flex, Typography } from "@strapi/design-system";
import { useMails } from "../mails-api";
import { useRight } from "../rights";
import { useTexts } from "../texts/use-texts";
import { MailOutcome } from "./mail-outcome";
import { useRetry } from "./use-retry";

function LeadMails({ lead }: { lead: string }) {
  const { text } = useTexts();
  const { asked, again } = useMails({ lead });
  const retry = useRetry(again);
  if (asked.state !== "here") return <PartNote state={asked.state} again={again} of={text("leads.mails.panel")} />;
  const { mails } = asked.answer;
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

/** Beside a lead, for whoever may read mails: which it gave, and what became of them. */
export function LeadMailsPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { text } = useTexts();
  const mayRead = useRight("readMails");
  if (model !== "plugin::leads.lead" || !documentId || !mayRead) return null;
  return { title: text("leads.mails.panel"), content: <LeadMails lead={documentId} /> };
}
