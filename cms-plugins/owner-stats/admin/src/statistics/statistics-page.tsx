import { statisticsQuerySchema, type StatisticsQuery } from "@gevel/config";
import { downloadFile } from "@gevel/core/admin";
import { Box, Button, Flex, Link, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { Page, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { OwnersPage } from "../owners-page";
import { useExport, useStatistics } from "./statistics-api";
import { StatisticsFilters } from "./statistics-filters";
import { StatisticsTables } from "./statistics-tables";
import { useStatisticsMessages } from "./messages/use-statistics-messages";
import { PageViewsPlot } from "./page-views-plot";

/** What the address asks; one that nobody could ask is the first page's. */
const queryOf = (search: URLSearchParams): StatisticsQuery =>
  statisticsQuerySchema.catch(statisticsQuerySchema.parse({})).parse(Object.fromEntries(search));

const addressOf = (filters: StatisticsQuery) =>
  new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

function ExportButton({ query }: { query: string }) {
  const { text } = useStatisticsMessages();
  const download = useExport();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    void download(query)
      .then(
        (file) => downloadFile("visits.csv", file),
        (cause: unknown) =>
          toggleNotification({
            type: "danger",
            message: text("owner-stats.statistics.failed", { reason: String(cause) }),
          }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="secondary" startIcon={<Download />} loading={busy} onClick={save}>
      {text("owner-stats.statistics.export")}
    </Button>
  );
}

/** OWNER-6: page visits by home, agent, period and source. */
export function StatisticsPage() {
  const { text, day, number } = useStatisticsMessages();
  const [search, setSearch] = useSearchParams();
  const filters = queryOf(search);
  const query = addressOf(filters);
  const { query: known } = useStatistics(query);

  if (known.state === "waiting") return <Page.Loading />;
  if (known.state === "unreachable") return <Page.Error />;
  const statistics = known.answer;
  const { from, until, total, before } = statistics;
  const applyFilters = (name: keyof StatisticsQuery, value: string) =>
    setSearch(addressOf(statisticsQuerySchema.parse({ ...filters, [name]: value })));
  return (
    <OwnersPage
      title={text("owner-stats.statistics.title")}
      subtitle={text("owner-stats.statistics.subtitle", { from: day(from), until: day(until) })}
      action={<ExportButton query={query} />}
    >
      <Flex direction="column" alignItems="stretch" gap={8} paddingBottom={10}>
        <StatisticsFilters filters={filters} statistics={statistics} applyFilters={applyFilters} />
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex gap={3} alignItems="baseline" wrap="wrap">
              <Typography variant="alpha" tag="p">
                {number(total)}
              </Typography>
              <Typography textColor="neutral600">
                {`${text("owner-stats.statistics.total")} · ${text("owner-stats.statistics.before", { before: number(before) })}`}
              </Typography>
            </Flex>
            {total === 0 ? (
              <Typography>{text("owner-stats.statistics.none")}</Typography>
            ) : (
              <PageViewsPlot {...statistics} />
            )}
          </Flex>
        </Box>
        {statistics.homes.length > 0 && <StatisticsTables statistics={statistics} />}
        <Link href={`${statistics.siteUrl}/uncounted/`} isExternal>
          {text("owner-stats.statistics.uncounted")}
        </Link>
      </Flex>
    </OwnersPage>
  );
}
