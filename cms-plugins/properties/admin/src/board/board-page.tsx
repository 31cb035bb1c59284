import { ListedTable, NothingListed, PageTurner, StaffPage, useTurn } from "@gevel/kit/screens";
import { Page } from "@strapi/strapi/admin";
import { useSearchParams } from "react-router-dom";
import { attributesModel } from "../attributes/attribute-table";
import { usePartWords } from "../panels/use-part-words";
import { useTexts } from "../texts/use-texts";
import { BoardFilters } from "./board-filters";
import { askedOtherwise, filterIn } from "./board-place";
import { BoardRow } from "./board-row";
import { ExportBoard } from "./export-board";
import { useBoard } from "./use-board";

/** PROP-20: the listings on the site or about to go that lack something, what the law holds back first. */
export function BoardPage() {
  const { text } = useTexts();
  const [search, setSearch] = useSearchParams();
  const { page, turn } = useTurn();
  const filter = filterIn(search);
  const { asked, again } = useBoard(filter, page);
  const nameOf = usePartWords(attributesModel);

  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { listings, counts, looked, pagination } = asked.answer;
  return (
    <StaffPage
      title={text("properties.board.title")}
      subtitle={text("properties.board.subtitle", { blocking: counts.blocking, all: counts.all, looked })}
      again={again}
      action={<ExportBoard filter={filter} nameOf={nameOf} />}
    >
      <BoardFilters
        filter={filter}
        board={asked.answer}
        ask={(name, value) => setSearch((before) => askedOtherwise(before, name, value))}
      />
      {listings.length === 0 ? (
        <NothingListed>{text("properties.board.empty")}</NothingListed>
      ) : (
        <ListedTable
          withActions={false}
          columns={[
            ...[text("properties.board.listing"), text("properties.board.place"), text("properties.board.agent")],
            ...[text("properties.board.law"), text("properties.board.wishes"), text("properties.board.complete")],
          ]}
        >
          {listings.map((listing) => (
            <BoardRow key={listing.documentId} listing={listing} nameOf={nameOf} />
          ))}
        </ListedTable>
      )}
      <PageTurner page={page} pageCount={pagination.pageCount} turn={turn} />
    </StaffPage>
  );
}
