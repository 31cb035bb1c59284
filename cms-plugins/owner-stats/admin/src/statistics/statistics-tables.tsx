import { ownSite, type Statistics } from "@gevel/config";
import { Flex, Link, Typography, Box, Td, Tr } from "@strapi/design-system";
import { NavLink } from "react-router-dom";
import { useMessages } from "../use-messages";
import { DataTable } from "@gevel/core/screens";
import type { ReactNode } from "react";

interface NumbersTableProps {
  title: string;
  columns: readonly string[];
  /** The cells of each row; numbers come last. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Names and their numbers, under a heading. */
function NumbersTable({ title, columns, rows }: NumbersTableProps) {
  return (
    <Box>
      <Box paddingBottom={3}>
        <Typography variant="delta" tag="h2">
          {title}
        </Typography>
      </Box>
      <DataTable label={title} columns={columns} withActions={false}>
        {rows.map(({ key, cells }) => (
          <Tr key={key}>
            {cells.map((cell, at) => (
              <Td key={columns[at]}>
                <Typography textColor="neutral800">{cell}</Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </DataTable>
    </Box>
  );
}

type ListingRow = Statistics["homes"][number];

function NameOf({ home }: { home: ListingRow }) {
  const { text } = useMessages();
  if (home.documentId === "") return text("owner-stats.statistics.gone", { id: home.id });
  return (
    <Link tag={NavLink} to={`/content-manager/collection-types/plugin::properties.property/${home.documentId}`}>
      {home.name}
    </Link>
  );
}

/** The same page views by listing, by agent and by source. */
export function StatisticsTables({ statistics }: { statistics: Statistics }) {
  const { text, number } = useMessages();
  const { homes, others, agents, sources } = statistics;
  const visits = text("owner-stats.statistics.total");
  return (
    <Flex direction="column" alignItems="stretch" gap={8}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <NumbersTable
          title={text("owner-stats.statistics.byHome")}
          columns={[
            text("owner-stats.statistics.home"),
            text("owner-stats.statistics.reference"),
            text("owner-stats.statistics.agent"),
            visits,
            text("owner-stats.statistics.earlier"),
          ]}
          rows={homes.map((home) => ({
            key: String(home.id),
            cells: [
              <NameOf key="name" home={home} />,
              home.reference,
              home.agent || text("owner-stats.statistics.nobody"),
              number(home.views),
              number(home.before),
            ],
          }))}
        />
        {others > 0 && (
          <Typography textColor="neutral600">{text("owner-stats.statistics.others", { others })}</Typography>
        )}
      </Flex>
      <NumbersTable
        title={text("owner-stats.statistics.byAgent")}
        columns={[text("owner-stats.statistics.agent"), text("owner-stats.statistics.homes"), visits]}
        rows={agents.map(({ agent, homes: many, views }) => ({
          key: agent,
          cells: [agent || text("owner-stats.statistics.nobody"), number(many), number(views)],
        }))}
      />
      {sources.length > 1 && (
        <NumbersTable
          title={text("owner-stats.statistics.bySource")}
          columns={[text("owner-stats.statistics.source"), visits]}
          rows={sources.map(({ source, views }) => ({
            key: source,
            cells: [source === ownSite ? text("owner-stats.statistics.site") : source, number(views)],
          }))}
        />
      )}
    </Flex>
  );
}
