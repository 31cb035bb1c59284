import { DataTable, EmptyState, Pagination, StaffPage, usePagination } from "@gevel/core/screens";
import { Page } from "@strapi/strapi/admin";
import { useSearchParams } from "react-router-dom";
import { attributesModel } from "../attributes/attribute-table";
import { usePartLabels } from "../panels/use-part-labels";
import { useMessages } from "../messages/use-messages";
import { IncompleteFilters } from "./incomplete-filters";
import { withFilterParam, parseFilter } from "./filter-params";
import { IncompleteRow } from "./incomplete-row";
import { ExportButton } from "./export-button";
import { useIncompleteListings } from "./use-incomplete-listings";

/** PROP-20: the listings on the site or about to go that lack something, what the law holds back first. */
export function IncompletePage() {
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
