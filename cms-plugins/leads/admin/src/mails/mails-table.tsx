import type { MailRecord } from "@gevel/config";
import { DataTable } from "@gevel/core/screens";
import { Flex, IconButton, Td, Tr, Typography } from "@strapi/design-system";
import { ArrowClockwise, Eye } from "@strapi/icons";
import { useNavigate } from "react-router-dom";
import { useMessages } from "../messages/use-messages";
import { StateBadge } from "./state-badge";

const columns = ["state", "kind", "form", "of", "at", "to", "problem"] as const;

interface MailsTableProps {
  mails: readonly MailRecord[];
  /** Left out for who may not. */
  retry: ((ids: readonly number[]) => void) | undefined;
}

function MailRow({ mail, retry }: { mail: MailRecord; retry: MailsTableProps["retry"] }) {
  const { text, dateTime, formName } = useMessages();
  const navigate = useNavigate();
  const { id, state, kind, kindName, form, lead, name, createdAt, recipients, problem, nextAt } = mail;
  const cells = [
    kind ? text(`leads.mails.kind.${kind}`) : kindName,
    form ? formName(form) : "",
    name,
    dateTime(createdAt),
    recipients,
    [problem, problem && nextAt ? text("leads.mails.nextAt", { at: dateTime(nextAt) }) : ""]
      .filter(Boolean)
      .join(" – "),
  ];
  return (
    <Tr>
      <Td>
        <StateBadge state={state} />
      </Td>
      {cells.map((cell, index) => (
        <Td key={columns[index + 1]}>
          <Typography>{cell}</Typography>
        </Td>
      ))}
      <Td>
        <Flex gap={1}>
          {/* What somebody subscribed to is mailed about no lead. */}
          {form && (
            <IconButton
              label={text("leads.mails.open", { name })}
              variant="ghost"
              onClick={() => navigate(`/plugins/leads/inbox/${encodeURIComponent(lead)}`)}
            >
              <Eye />
            </IconButton>
          )}
          {retry && state !== "sent" && problem !== "" && (
            <IconButton label={text("leads.mails.retry")} variant="ghost" onClick={() => retry([id])}>
              <ArrowClockwise />
            </IconButton>
          )}
        </Flex>
      </Td>
    </Tr>
  );
}

export function MailsTable({ mails, retry }: MailsTableProps) {
  const { text } = useMessages();
  return (
    <DataTable columns={columns.map((column) => text(`leads.mails.${column}`))}>
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} retry={retry} />
      ))}
    </DataTable>
  );
}
