import {
  statisticsQuerySchema,
  type StatisticsQuery,
  statisticsSchema,
  ownSite,
  statisticsPeriods,
  type Statistics,
} from "@gevel/config";
import { downloadFile, inAdminLanguage, useQuery } from "@gevel/core/admin";
import { Box, Button, Flex, Link, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { Page, useNotification, useFetchClient } from "@strapi/strapi/admin";
import { useState, useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { OwnersPage } from "../owners-page";
import { StatisticsTables } from "./statistics-tables";
import { useMessages } from "../use-messages";
import { PageViewsPlot } from "./page-views-plot";
import { Select } from "@gevel/core/screens";
import styled from "styled-components";

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 280px));
  gap: 16px;
`;

/** Stands for no filter: a select's option needs a value. */
const none = "-";
const named = (chosen: string) => (chosen === none ? "" : chosen);

const periods = statisticsPeriods.map((days) => `${days}` as const);

interface FiltersProps {
  filters: StatisticsQuery;
  statistics: Statistics;
  applyFilters: (name: keyof StatisticsQuery, value: string) => void;
}

function StatisticsFilters({ filters, statistics, applyFilters }: FiltersProps) {
  const { text } = useMessages();
  // The selected agent stays an option, even without page views.
  const agents = new Set([...statistics.agents.map(({ agent }) => agent), filters.agent]);
  agents.delete("");
  const sources = new Set([...statistics.sources.map(({ source }) => source), filters.source]);
  return (
    <Filters>
      <Select
        label={text("owner-stats.statistics.period")}
        value={periods.find((days) => Number(days) === filters.days) ?? "30"}
        values={periods}
        nameOf={(days) => text(`owner-stats.statistics.period.${days}`)}
        onSelect={(days) => applyFilters("days", days)}
      />
      <Select
        label={text("owner-stats.statistics.agent")}
        value={filters.agent || none}
        values={[none, ...[...agents].sort()]}
        nameOf={(agent) => (agent === none ? text("owner-stats.statistics.agents.all") : agent)}
        onSelect={(agent) => applyFilters("agent", named(agent))}
      />
      <Select
        label={text("owner-stats.statistics.source")}
        value={filters.source || none}
        values={[...sources].map((source) => source || none)}
        nameOf={(source) => (named(source) === ownSite ? text("owner-stats.statistics.site") : source)}
        onSelect={(source) => applyFilters("source", named(source))}
      />
    </Filters>
  );
}

const read = (data: unknown) => statisticsSchema.parse(data);

const useStatistics = (query: string) => useQuery(`/owner-stats/statistics?${query}`, read);

/** The lines of the export, as a file. */
function useExport() {
  const { get } = useFetchClient();
  return useCallback(
    async (query: string) => {
      const { data } = await get<unknown>(`/owner-stats/statistics/export?${query}`, {
        ...inAdminLanguage(),
        responseType: "blob",
      });
      if (!(data instanceof Blob)) throw new Error("no file came");
      return data;
    },
    [get],
  );
}

/** The query from the address; an invalid one falls back to the default. */
const queryOf = (search: URLSearchParams): StatisticsQuery =>
  statisticsQuerySchema.catch(statisticsQuerySchema.parse({})).parse(Object.fromEntries(search));

const addressOf = (filters: StatisticsQuery) =>
  new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

function ExportButton({ query }: { query: string }) {
  const { text } = useMessages();
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

/** OWNER-6: page views by listing, agent, period and source. */
export function StatisticsPage() {
  const { text, calendarDay, number } = useMessages();
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
      subtitle={text("owner-stats.statistics.subtitle", { from: calendarDay(from), until: calendarDay(until) })}
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
