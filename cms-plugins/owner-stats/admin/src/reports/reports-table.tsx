import type { ReportBoardRow, ReportDelivery } from "@gevel/config";
import { DataTable } from "@gevel/core/screens";
import { Box, Button, Flex, Status, Td, Tr, Typography } from "@strapi/design-system";
import { ArrowClockwise, File } from "@strapi/icons";
import { useMessages } from "../use-messages";

interface RowActions {
  open: (report: number) => void;
  /** Undefined for users without permission. */
  sendAgain: ((delivery: ReportDelivery) => void) | undefined;
}

const styles = { portal: "success", sent: "success", waiting: "secondary", dead: "danger", owed: "warning" } as const;

function State({ state }: { state: keyof typeof styles }) {
  const { text } = useMessages();
  return (
    <Status variant={styles[state]} size="S">
      <Typography fontWeight="bold">{text(`owner-stats.reports.state.${state}`)}</Typography>
    </Status>
  );
}

const nameOf = ({ name, email }: { name: string; email: string }) => name || email;

function Delivered({
  delivery,
  home,
  sendAgain,
}: { delivery: ReportDelivery; home: string } & Pick<RowActions, "sendAgain">) {
  const { text, dateTime } = useMessages();
  const { state, email, at, by, problem } = delivery;
  const name = nameOf(delivery);
  return (
    <Flex gap={3} justifyContent="space-between" alignItems="flex-start">
      <Box minWidth="200px">
        <Typography tag="p" fontWeight="semiBold">
          {name}
        </Typography>
        {name !== email && (
          <Typography tag="p" variant="pi" textColor="neutral600">
            {email}
          </Typography>
        )}
        <Typography tag="p" variant="pi" textColor="neutral600">
          {[dateTime(at), by].filter(Boolean).join(" · ")}
        </Typography>
        {problem && (
          <Typography tag="p" variant="pi" textColor="danger600">
            {problem}
          </Typography>
        )}
      </Box>
      <Flex gap={2}>
        <State state={state} />
        {sendAgain && (
          <Button
            variant="tertiary"
            size="S"
            startIcon={<ArrowClockwise />}
            aria-label={text("owner-stats.reports.againTo", { home, name })}
            onClick={() => sendAgain(delivery)}
          >
            {text("owner-stats.reports.again")}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function Row({ row, open, sendAgain }: { row: ReportBoardRow } & RowActions) {
  const { text, dateTime, language } = useMessages();
  const home = row.title || row.reference;
  const [first] = row.reports;
  return (
    <Tr>
      <Td>
        <Typography tag="p" fontWeight="semiBold">
          {home}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {row.reference}
        </Typography>
      </Td>
      <Td>
        {first ? (
          <Flex direction="column" alignItems="flex-start" gap={1} paddingTop={2} paddingBottom={2}>
            <Flex gap={2} wrap="wrap">
              {row.reports.map((report) => (
                <Button
                  key={report.id}
                  variant="secondary"
                  size="S"
                  startIcon={<File />}
                  aria-label={text("owner-stats.reports.open", { home, language: language(report.language) })}
                  onClick={() => open(report.id)}
                >
                  {language(report.language)}
                </Button>
              ))}
            </Flex>
            <Typography variant="pi" textColor="neutral600">
              {first.madeBy
                ? text("owner-stats.reports.madeBy", { at: dateTime(first.madeAt), by: first.madeBy })
                : text("owner-stats.reports.made", { at: dateTime(first.madeAt) })}
            </Typography>
          </Flex>
        ) : (
          <Typography textColor="neutral600">{text("owner-stats.reports.notMade")}</Typography>
        )}
      </Td>
      <Td>
        <Flex direction="column" alignItems="stretch" gap={3} paddingTop={2} paddingBottom={2}>
          {row.deliveries.map((delivery) => (
            <Delivered key={delivery.id} {...{ delivery, home, sendAgain }} />
          ))}
          {row.owed.map((owner) => (
            <Flex key={owner.email} gap={3} justifyContent="space-between" wrap="wrap">
              <Typography fontWeight="semiBold">{nameOf(owner)}</Typography>
              <State state="owed" />
            </Flex>
          ))}
        </Flex>
      </Td>
    </Tr>
  );
}

const columns = ["home", "report", "owners"] as const;

/** The listings of a month, each with its reports and their recipients. */
export function ReportsTable({ rows, ...actions }: { rows: readonly ReportBoardRow[] } & RowActions) {
  const { text } = useMessages();
  return (
    <DataTable columns={columns.map((column) => text(`owner-stats.reports.${column}`))} withActions={false}>
      {rows.map((row) => (
        <Row key={row.home} row={row} {...actions} />
      ))}
    </DataTable>
  );
}
