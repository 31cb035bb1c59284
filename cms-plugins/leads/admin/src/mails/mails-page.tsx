import { mailStates, type MailRecord } from "@gevel/config";
import { EmptyState, Pagination, usePagination, DataTable } from "@gevel/core/screens";
import {
  Box,
  Button,
  SingleSelect,
  SingleSelectOption,
  Typography,
  Flex,
  IconButton,
  Td,
  Tr,
} from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { useSearchParams, useNavigate } from "react-router-dom";
import { LeadsPage } from "../leads-page";
import { useMails } from "../mails-api";
import { usePermissionTo } from "../permissions";
import { useMessages } from "../use-messages";
import { useRetry } from "./use-retry";
import { ArrowClockwise, Eye } from "@strapi/icons";
import { StateBadge } from "./state-badge";

const columns = ["state", "kind", "form", "of", "at", "to", "problem"] as const;

interface MailsTableProps {
  mails: readonly MailRecord[];
  /** Undefined for users without permission. */
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
          {/* Mails of a subscription belong to no lead. */}
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

function MailsTable({ mails, retry }: MailsTableProps) {
  const { text } = useMessages();
  return (
    <DataTable columns={columns.map((column) => text(`leads.mails.${column}`))}>
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} retry={retry} />
      ))}
    </DataTable>
  );
}

/** FORM-11: the state of every mail, with a retry for those given up. */
export function MailsPage() {
  const { text } = useMessages();
  const [search, setSearch] = useSearchParams();
  const { page, setPage } = usePagination();
  const state = mailStates.find((each) => each === search.get("state"));
  const { query, reload } = useMails({ page, state });
  const retry = useRetry(reload);
  const canSend = usePermissionTo("sendMails");

  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const { mails, counts, pagination, asFiles } = query.answer;

  return (
    <LeadsPage
      title={text("leads.mails.title")}
      subtitle={text("leads.mails.subtitle", counts)}
      reload={reload}
      action={canSend && counts.dead > 0 && <Button onClick={() => retry()}>{text("leads.mails.retryAll")}</Button>}
    >
      {asFiles && (
        <Box background="warning100" padding={4} marginBottom={4} hasRadius>
          <Typography>{text("leads.mails.asFiles")}</Typography>
        </Box>
      )}
      <Box paddingBottom={4} maxWidth="260px">
        <SingleSelect
          aria-label={text("leads.mails.state")}
          value={state ?? "all"}
          onChange={(chosen) => setSearch(chosen === "all" ? {} : { state: String(chosen) })}
        >
          {["all" as const, ...mailStates].map((each) => (
            <SingleSelectOption key={each} value={each}>
              {text(`leads.mails.${each}`)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Box>
      {mails.length === 0 ? (
        <EmptyState>{text("leads.mails.none")}</EmptyState>
      ) : (
        <MailsTable mails={mails} retry={canSend ? retry : undefined} />
      )}
      <Pagination page={page} pageCount={pagination.pageCount} setPage={setPage} />
    </LeadsPage>
  );
}
