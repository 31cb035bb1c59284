import { Button, Td, Tr, Typography } from "@strapi/design-system";
import { Page, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { DataTable } from "../components/data-table.js";
import { DateTimeCell } from "../components/date-time-cell.js";
import { StaffPage } from "../components/staff-page.js";
import { usePermission } from "../components/use-permission.js";
import { jobActions, jobsSchema, type JobOverview } from "../jobs/job-contract.js";
import { inAdminLanguage } from "../language/in-admin-language.js";
import { LoadState } from "../queries/load-state.js";
import { useQuery } from "../queries/use-query.js";
import en from "../translations/en.json";

const readJobs = (data: unknown) => jobsSchema.parse(data).jobs;
/** A job that was asked for starts within five seconds. */
const reloadEveryMs = 3_000;

type MessageId = keyof typeof en;
const columns = ["job", "state", "lastRun", "duration", "outcome", "nextRun"] as const;

function useMessages() {
  const { formatMessage } = useIntl();
  return {
    text: (id: MessageId, values?: Record<string, string>) => formatMessage({ id, defaultMessage: en[id] }, values),
    /** A job without a name for staff is shown by its own. */
    nameOf: (job: string) => formatMessage({ id: `gevel.jobs.name.${job}`, defaultMessage: job }),
  };
}

const moment = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString());

function JobRow({ job, onRun }: { job: JobOverview; onRun: (() => void) | null }) {
  const { text, nameOf } = useMessages();
  const { formatNumber } = useIntl();
  const [last] = job.runs;
  const seconds = (ms: number) => formatNumber(ms / 1000, { style: "unit", unit: "second", maximumFractionDigits: 1 });
  return (
    <Tr>
      <Td>
        <Typography fontWeight="semiBold" textColor="neutral800">
          {nameOf(job.name)}
        </Typography>
      </Td>
      <Td>
        <Typography textColor={job.state === "running" ? "success600" : "neutral800"}>
          {text(`gevel.jobs.state.${job.state}`)}
        </Typography>
      </Td>
      <Td>
        <DateTimeCell at={moment(last?.at)} />
      </Td>
      <Td>
        <Typography textColor="neutral800">{last?.ms == null ? "-" : seconds(last.ms)}</Typography>
      </Td>
      <Td>
        {last ? (
          <>
            <Typography textColor={last.outcome === "succeeded" ? "neutral800" : "danger600"}>
              {text(`gevel.jobs.outcome.${last.outcome}`)}
            </Typography>
            {last.error !== "" && (
              <Typography tag="p" variant="pi" textColor="danger600" style={{ whiteSpace: "normal" }}>
                {last.error}
              </Typography>
            )}
          </>
        ) : (
          <Typography textColor="neutral800">-</Typography>
        )}
      </Td>
      <Td>
        <DateTimeCell at={moment(job.nextAt)} />
      </Td>
      {onRun && (
        <Td>
          <Button
            variant="tertiary"
            size="S"
            onClick={onRun}
            disabled={job.state === "running" || job.state === "requested"}
            aria-label={text("gevel.jobs.runNamed", { name: nameOf(job.name) })}
          >
            {text("gevel.jobs.run")}
          </Button>
        </Td>
      )}
    </Tr>
  );
}

/** Settings › Jobs: what runs in the background, how it went, and a button to run it now. */
export default function JobsPage() {
  const { text, nameOf } = useMessages();
  const title = text("gevel.jobs.title");
  const { query, reload } = useQuery("/admin/jobs", readJobs);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const mayRun = usePermission({ action: jobActions.run, subject: null });
  const [hasRequested, setHasRequested] = useState(false);
  useEffect(() => {
    if (!hasRequested) return undefined;
    const timer = setInterval(reload, reloadEveryMs);
    return () => clearInterval(timer);
  }, [hasRequested, reload]);
  const run = async (name: string) => {
    try {
      await post(`/admin/jobs/${encodeURIComponent(name)}/run`, {}, inAdminLanguage());
      toggleNotification({ type: "success", message: text("gevel.jobs.requested", { name: nameOf(name) }) });
      setHasRequested(true);
      reload();
    } catch {
      toggleNotification({ type: "danger", message: text("gevel.jobs.failed") });
    }
  };
  return (
    <Page.Protect permissions={[{ action: jobActions.read, subject: null }]}>
      <StaffPage title={title} subtitle={text("gevel.jobs.subtitle")} reload={reload}>
        <LoadState of={title} state={query.state} reload={reload} />
        {query.state === "loaded" && (
          <DataTable
            label={title}
            columns={columns.map((column) => text(`gevel.jobs.column.${column}`))}
            withActions={mayRun}
          >
            {query.answer.map((job) => (
              <JobRow key={job.name} job={job} onRun={mayRun ? () => void run(job.name) : null} />
            ))}
          </DataTable>
        )}
      </StaffPage>
    </Page.Protect>
  );
}
