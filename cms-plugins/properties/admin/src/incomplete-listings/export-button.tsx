import { fallbackLanguage, findLocalized, type BoardFilter, type MissingPart } from "@gevel/config";
import { downloadFile } from "@gevel/core/admin";
import { Button } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useStaffLanguage } from "../fields/site-config";
import { useMessages } from "../messages/use-messages";
import { incompleteCsv } from "./incomplete-csv";
import { useAllIncompleteListings } from "./use-incomplete-listings";

/** Takes along all that the filters ask for, as a file for a spreadsheet. */
export function ExportButton({ filter, nameOf }: { filter: BoardFilter; nameOf: (part: MissingPart) => string }) {
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
