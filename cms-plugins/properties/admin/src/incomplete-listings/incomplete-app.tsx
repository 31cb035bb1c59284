import { Page, useNotification } from "@strapi/strapi/admin";
import { readListingsPermission } from "./permissions";
import { DataTable, EmptyState, Pagination, StaffPage, usePagination, FilterSelect } from "@gevel/core/screens";
import { useSearchParams } from "react-router-dom";
import { attributesModel } from "../attributes/attribute-table";
import { usePartLabels } from "../panels/use-part-labels";
import { useMessages } from "../use-messages";
import { withFilterParam, parseFilter, type FilterName } from "./filter-params";
import { IncompleteRow } from "./incomplete-row";
import { useIncompleteListings, useAllIncompleteListings } from "./use-incomplete-listings";
import {
  boardGaps,
  boardRegions,
  type Board,
  type BoardFilter,
  fallbackLanguage,
  findLocalized,
  type MissingPart,
  type BoardListing,
} from "@gevel/config";
import { Box, Button } from "@strapi/design-system";
import styled from "styled-components";
import { downloadFile, byteOrderMark, csvLine } from "@gevel/core/admin";
import { Download } from "@strapi/icons";
import { useState } from "react";
import { useStaffLanguage } from "../fields/site-config";

interface CsvLabels {
  columns: readonly string[];
  nameOf: (part: MissingPart) => string;
  cells: (listing: BoardListing) => { headline: string; region: string; goal: string; source: string; state: string };
}

/** The board as a spreadsheet opens it: one line per listing, with the labels of the screen. */
function incompleteCsv(listings: readonly BoardListing[], { columns, nameOf, cells }: CsvLabels): Blob {
  const lines = listings.map((listing) => {
    const { headline, region, goal, source, state } = cells(listing);
    const { reference, zip, city, agent, percent, missing, reason } = listing;
    const named = (parts: readonly MissingPart[]) => parts.map(nameOf).join("; ");
    return csvLine([
      ...[reference, headline, zip, city, region, goal, agent, source, state],
      named(missing.filter(({ legal }) => legal)),
      named(missing.filter(({ legal }) => !legal)),
      ...[String(percent), reason === null ? "" : `${reason.reason} (${reason.by})`],
    ]);
  });
  return new Blob([byteOrderMark, csvLine(columns), ...lines], { type: "text/csv;charset=utf-8" });
}

/** Exports all listings that match the filters, as a file for a spreadsheet. */
function ExportButton({ filter, nameOf }: { filter: BoardFilter; nameOf: (part: MissingPart) => string }) {
  const { text } = useMessages();
  const language = useStaffLanguage();
  const readAll = useAllIncompleteListings();
  const { toggleNotification } = useNotification();
  const [waiting, setWaiting] = useState(false);
  const save = async () => {
    setWaiting(true);
    try {
      const file = incompleteCsv(await readAll(filter), {
        columns: [
          ...[text("properties.board.reference"), text("properties.list.headline"), text("properties.board.zip")],
          ...[text("properties.board.place"), text("properties.board.filter.region"), text("properties.list.goal")],
          ...[text("properties.board.filter.agent"), text("properties.board.source"), text("properties.board.state")],
          ...[text("properties.board.law"), text("properties.board.wishes"), text("properties.board.percent")],
          text("properties.board.reason"),
        ],
        nameOf,
        cells: ({ headline, region, goal, source, isDraft }) => ({
          headline: findLocalized(headline, language, fallbackLanguage)?.text ?? "",
          region: text(`properties.board.region.${region}`),
          goal: text(goal === 1 ? "properties.goal.rent" : "properties.goal.sale"),
          source: source === "office" ? text("properties.board.office") : source,
          state: text(isDraft ? "properties.draft.badge" : "properties.board.onSite"),
        }),
      });
      downloadFile(`${text("properties.board.title")}.csv`, file);
    } catch (cause) {
      toggleNotification({ type: "danger", message: String(cause) });
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Button variant="secondary" startIcon={<Download />} loading={waiting} onClick={() => void save()}>
      {text("properties.board.export")}
    </Button>
  );
}

const Filters = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(165px, 1fr));
  gap: 8px;
`;

interface FiltersProps {
  filter: BoardFilter;
  incomplete: Pick<Board, "counts" | "choices">;
  onFilter: (name: FilterName, value: string) => void;
}

function IncompleteFilters({ filter, incomplete: { counts, choices }, onFilter }: FiltersProps) {
  const { text } = useMessages();
  const sourceName = (source: string) => (source === "office" ? text("properties.board.office") : source);
  return (
    <Filters paddingBottom={4}>
      <FilterSelect
        label={text("properties.board.filter.lacks")}
        all={text("properties.board.filter.allLacks", { count: counts.all })}
        value={filter.lacks}
        options={boardGaps.map((lacks) => [lacks, text(`properties.board.lacks.${lacks}`, { count: counts[lacks] })])}
        onSelect={(value) => onFilter("lacks", value)}
      />
      <FilterSelect
        label={text("properties.board.filter.region")}
        all={text("properties.board.filter.allRegions")}
        value={filter.region}
        options={boardRegions.map((region) => [region, text(`properties.board.region.${region}`)])}
        onSelect={(value) => onFilter("region", value)}
      />
      <FilterSelect
        label={text("properties.board.filter.goal")}
        all={text("properties.board.filter.allGoals")}
        value={filter.goal === undefined ? undefined : String(filter.goal)}
        options={[
          ["0", text("properties.goal.sale")],
          ["1", text("properties.goal.rent")],
        ]}
        onSelect={(value) => onFilter("goal", value)}
      />
      <FilterSelect
        label={text("properties.board.filter.agent")}
        all={text("properties.board.filter.allAgents")}
        value={filter.agent}
        options={choices.agents.map((agent) => [agent, agent])}
        onSelect={(value) => onFilter("agent", value)}
      />
      <FilterSelect
        label={text("properties.board.filter.source")}
        all={text("properties.board.filter.allSources")}
        value={filter.source}
        options={choices.sources.map((source) => [source, sourceName(source)])}
        onSelect={(value) => onFilter("source", value)}
      />
    </Filters>
  );
}

/** PROP-20: published listings and those about to be that lack something, legal requirements first. */
function IncompletePage() {
  const { text } = useMessages();
  const [search, setSearch] = useSearchParams();
  const { page, setPage } = usePagination();
  const filter = parseFilter(search);
  const { query, reload } = useIncompleteListings(filter, page);
  const nameOf = usePartLabels(attributesModel);

  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const { listings, counts, checked, pagination } = query.answer;
  return (
    <StaffPage
      title={text("properties.board.title")}
      subtitle={text("properties.board.subtitle", { blocking: counts.blocking, all: counts.all, checked })}
      reload={reload}
      action={<ExportButton filter={filter} nameOf={nameOf} />}
    >
      <IncompleteFilters
        filter={filter}
        incomplete={query.answer}
        onFilter={(name, value) => setSearch((before) => withFilterParam(before, name, value))}
      />
      {listings.length === 0 ? (
        <EmptyState>{text("properties.board.empty")}</EmptyState>
      ) : (
        <DataTable
          withActions={false}
          columns={[
            ...[text("properties.board.listing"), text("properties.board.place"), text("properties.board.agent")],
            ...[text("properties.board.law"), text("properties.board.wishes"), text("properties.board.complete")],
          ]}
        >
          {listings.map((listing) => (
            <IncompleteRow key={listing.documentId} listing={listing} nameOf={nameOf} />
          ))}
        </DataTable>
      )}
      <Pagination page={page} pageCount={pagination.pageCount} setPage={setPage} />
    </StaffPage>
  );
}

export default function IncompleteApp() {
  return (
    <Page.Protect permissions={[readListingsPermission]}>
      <IncompletePage />
    </Page.Protect>
  );
}
