import type { Language, MenuNode, MenuRow } from "@gevel/config";
import { Box, Typography, VisuallyHidden } from "@strapi/design-system";
import { useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useMessages } from "./use-messages";
import { MenuEntryRow, titleOf } from "./menu-entry-row";
import { moveBy, moveBeside, siblingPosition, type Moved, type Side, type Step } from "./moves";

interface MenuTreeListProps {
  rows: readonly MenuRow[];
  places: readonly MenuNode[];
  languages: readonly Language[];
  canMove: boolean;
  move: (places: MenuNode[]) => void;
}

/** The menu as a tree; every move is announced to screen readers. */
export function MenuTreeList({ rows, places, languages, canMove, move }: MenuTreeListProps) {
  const { text } = useMessages();
  const { locale } = useIntl();
  const [announcement, setAnnouncement] = useState("");
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (id: string) => {
    const row = byId.get(id);
    return row ? titleOf(row, locale, languages) : "";
  };
  const announce = (id: string, moved: Moved) => {
    const title = nameOf(id);
    if ("stays" in moved) return setAnnouncement(text(`menu-tree.stays.${moved.stays}`, { title }));
    const { position, of, parent } = siblingPosition(moved.places, id);
    setAnnouncement(
      parent === null
        ? text("menu-tree.moved", { title, position, of })
        : text("menu-tree.movedUnder", { title, position, of, parent: nameOf(parent) }),
    );
  };
  const done = (id: string, moved: Moved) => {
    if ("places" in moved) move(moved.places);
    announce(id, moved);
  };
  // The rows keep the same callbacks, so that only moved rows render again.
  const latest = useRef({ places, done });
  latest.current = { places, done };
  const step = useCallback((id: string, way: Step) => {
    latest.current.done(id, moveBy(latest.current.places, id, way));
  }, []);
  const drop = useCallback((target: string, dragged: string, side: Side) => {
    latest.current.done(dragged, moveBeside(latest.current.places, dragged, side, target));
  }, []);
  const isHidden = (parent: string | null): boolean =>
    parent !== null &&
    (byId.get(parent)?.showsBelow === false || isHidden(places.find(({ id }) => id === parent)?.parent ?? null));
  return (
    <>
      <VisuallyHidden>
        <p id="menu-order-hint">{text("menu-tree.hint")}</p>
      </VisuallyHidden>
      <Box hasRadius shadow="tableShadow" background="neutral0" style={{ overflow: "hidden" }}>
        <ol aria-label={text("menu-tree.tree")}>
          {places.map(({ id, parent }) => {
            const row = byId.get(id);
            return (
              row && (
                <MenuEntryRow
                  key={id}
                  row={row}
                  title={nameOf(id)}
                  depth={siblingPosition(places, id).depth}
                  languages={languages}
                  canMove={canMove}
                  hasBelow={places.some((place) => place.parent === id)}
                  isHidden={isHidden(parent)}
                  step={step}
                  drop={drop}
                />
              )
            );
          })}
        </ol>
      </Box>
      <Box paddingTop={3} style={{ minHeight: "3.6rem" }}>
        <Typography role="status" textColor="neutral600">
          {announcement}
        </Typography>
      </Box>
    </>
  );
}
