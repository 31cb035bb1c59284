import { mailStates } from "@gevel/config";
import { EmptyState, Pagination, usePagination } from "@gevel/core/screens";
import { Box, Button, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { useSearchParams } from "react-router-dom";
import { LeadsPage } from "../leads-page";
import { useMails } from "../mails-api";
import { usePermissionTo } from "../permissions";
import { useMessages } from "../messages/use-messages";
import { MailsTable } from "./mails-table";
import { useRetry } from "./use-retry";

/** FORM-11: what became of every mail, and another try for what was given up. */
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
