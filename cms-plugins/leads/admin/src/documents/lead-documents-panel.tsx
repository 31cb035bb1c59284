import { LoadState } from "@gevel/core/screens";
import { Flex, Typography } from "@strapi/design-system";
import { useMessages } from "../use-messages";
import { useLeadDocuments } from "../appointments/appointments-api";

function LeadDocuments({ lead }: { lead: string }) {
  const { text, dateTime } = useMessages();
  const { query, reload } = useLeadDocuments(lead);
  if (query.state !== "loaded")
    return <LoadState state={query.state} reload={reload} of={text("leads.documents.panel")} />;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4} width="100%">
      {query.answer.documents.map(({ id, name, until, isOver, fetchedAt }) => (
        <Flex tag="li" key={id} direction="column" alignItems="flex-start" gap={1}>
          <Typography fontWeight="bold">{name}</Typography>
          <Typography variant="pi" textColor="neutral600">
            {text(isOver ? "leads.documents.over" : "leads.documents.until", { at: dateTime(until) })}
          </Typography>
          {fetchedAt.length === 0 && <Typography variant="pi">{text("leads.documents.unfetched")}</Typography>}
          {fetchedAt.map((at) => (
            <Typography key={at} variant="pi">
              {text("leads.documents.fetched", { at: dateTime(at) })}
            </Typography>
          ))}
        </Flex>
      ))}
    </Flex>
  );
}

interface PanelProps {
  model: string;
  documentId?: string;
  document?: { form?: unknown };
}

/** FORM-8: beside a lead that requested documents: those sent, and by whom and when they were fetched. */
export function LeadDocumentsPanel({ model, documentId, document }: PanelProps) {
  const { text } = useMessages();
  if (model !== "plugin::leads.lead" || !documentId || document?.form !== "document-request") return null;
  return { title: text("leads.documents.panel"), content: <LeadDocuments lead={documentId} /> };
}
