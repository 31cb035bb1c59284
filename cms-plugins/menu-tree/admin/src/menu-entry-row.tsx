import type { Language, MenuRow } from "@gevel/config";
import { editPath } from "@gevel/core/admin";
import { Flex, IconButton, Status, Typography } from "@strapi/design-system";
import { ArrowDown, ArrowUp, Drag, IndentDecrease, IndentIncrease, Pencil } from "@strapi/icons";
import { memo, type KeyboardEvent, useRef, type RefObject, useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { menuUid } from "./menu-rights";
import { useMessages } from "./use-messages";
import type { Side, Step } from "./moves";
import { PublishedLanguages } from "./published-languages";
import { useDrag, useDrop } from "react-dnd";

const kind = "gevel-menu-entry";
interface Dragged {
  id: string;
}

/** The upper and lower quarter of a row are beside it, what is between is under it. */
function sideAt(row: RefObject<HTMLElement>, y: number): Side {
  const box = row.current?.getBoundingClientRect();
  if (!box) return "into";
  const part = (y - box.top) / box.height;
  return part < 0.28 ? "before" : part > 0.72 ? "after" : "into";
}

/** Drags an entry by its handle, and accepts another one dropped on its row. Uses Strapi's drag-and-drop provider. */
function useDragEntry(id: string, isDraggable: boolean, drop: (dragged: string, side: Side) => void) {
  const row = useRef<HTMLLIElement>(null);
  const [side, setSide] = useState<Side>("into");
  const [{ isDragging }, handle, preview] = useDrag(
    {
      type: kind,
      item: (): Dragged => ({ id }),
      canDrag: isDraggable,
      collect: (monitor) => ({ isDragging: monitor.isDragging() }),
    },
    [id, isDraggable],
  );
  const [{ isOver }, target] = useDrop<Dragged, void, { isOver: boolean }>(
    {
      accept: kind,
      hover: (dragged, monitor) => {
        const y = monitor.getClientOffset()?.y;
        if (y !== undefined && dragged.id !== id) setSide(sideAt(row, y));
      },
      drop: (dragged, monitor) => {
        const y = monitor.getClientOffset()?.y;
        if (y !== undefined) drop(dragged.id, sideAt(row, y));
      },
      collect: (monitor) => ({ isOver: monitor.isOver({ shallow: true }) && monitor.getItem()?.id !== id }),
    },
    [id, drop],
  );
  preview(target(row));
  return { row, handle, isDragging, over: isOver ? side : null };
}

const indent = 28;

const Row = styled.li<{ $depth: number; $over: Side | null; $dragged: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 8px 16px 8px ${({ $depth }) => 12 + $depth * indent}px;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme, $over }) => ($over === "into" ? theme.colors.primary100 : theme.colors.neutral0)};
  opacity: ${({ $dragged }) => ($dragged ? 0.4 : 1)};

  &:last-child {
    border-bottom: 0;
  }

  &::after {
    content: "";
    position: absolute;
    display: ${({ $over }) => ($over === "before" || $over === "after" ? "block" : "none")};
    inset-inline: ${({ $depth }) => 12 + $depth * indent}px 16px;
    ${({ $over }) => ($over === "before" ? "top: -2px" : "bottom: -2px")};
    height: 3px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.primary600};
  }

  @media (max-width: 900px) {
    flex-wrap: wrap;
  }
`;

const Handle = styled.button`
  display: flex;
  padding: 8px 6px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${({ theme }) => theme.colors.neutral500};
  cursor: grab;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;

const steps = [
  { step: "up", Icon: ArrowUp },
  { step: "down", Icon: ArrowDown },
  { step: "out", Icon: IndentDecrease },
  { step: "in", Icon: IndentIncrease },
] as const;
const stepOf: Readonly<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "out",
  ArrowRight: "in",
};

/** The title of an entry, in the admin's language if it has one. */
export const titleOf = ({ titles, name }: MenuRow, locale: string, languages: readonly Language[]): string => {
  const own = languages.find((language) => language === locale && titles[language]);
  const shown = own ?? languages.find((language) => titles[language]);
  return (shown && titles[shown]) || name;
};

interface MenuEntryRowProps {
  row: MenuRow;
  title: string;
  depth: number;
  languages: readonly Language[];
  canMove: boolean;
  /** Whether it has children. */
  hasBelow: boolean;
  /** An ancestor hides its children. */
  isHidden: boolean;
  step: (id: string, step: Step) => void;
  drop: (target: string, dragged: string, side: Side) => void;
}

/** An entry of the menu: its type, where it is hidden, and the controls to move it. */
export const MenuEntryRow = memo(function MenuEntryRow(props: MenuEntryRowProps) {
  const { row: entry, title, depth, languages, canMove, hasBelow, isHidden, step, drop } = props;
  const { id, opens, inMobileMenu, showsBelow, elsewhere } = entry;
  const { text, namesOf } = useMessages();
  const { row, handle, isDragging, over } = useDragEntry(id, canMove, (dragged, side) => drop(id, dragged, side));
  const [first = "nl"] = languages;
  const hidden = [
    isHidden ? text("menu-tree.aboveHidden") : "",
    inMobileMenu ? "" : text("menu-tree.notMobile"),
    showsBelow || !hasBelow ? "" : text("menu-tree.belowHidden"),
    elsewhere.length > 0 ? text("menu-tree.elsewhere", { languages: namesOf(elsewhere) }) : "",
  ].filter((reason) => reason !== "");
  const byKey = (event: KeyboardEvent) => {
    const asked = stepOf[event.key];
    if (asked === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    step(id, asked);
  };
  return (
    <Row ref={row} $depth={depth} $over={over} $dragged={isDragging} aria-level={depth + 1}>
      {canMove && (
        <Handle
          ref={handle}
          type="button"
          aria-label={text("menu-tree.drag", { title })}
          aria-describedby="menu-order-hint"
          onKeyDown={byKey}
        >
          <Drag aria-hidden width="1.6rem" height="1.6rem" />
        </Handle>
      )}
      <Flex direction="column" alignItems="stretch" flex="1" minWidth="12rem">
        <Typography tag="span" fontWeight={depth === 0 ? "semiBold" : "regular"} textColor="neutral800" ellipsis>
          {title}
        </Typography>
        <Typography tag="span" variant="pi" textColor="neutral600" ellipsis>
          {opens === "" ? text("menu-tree.opensNothing") : text("menu-tree.opens", { target: opens })}
        </Typography>
      </Flex>
      <Flex gap={2} wrap="wrap" justifyContent="flex-end">
        {hidden.map((reason) => (
          <Status key={reason} variant="warning" size="XS">
            <Typography variant="pi" textColor="neutral800">
              {reason}
            </Typography>
          </Status>
        ))}
        <PublishedLanguages row={entry} languages={languages} />
      </Flex>
      <Flex gap={1}>
        {canMove &&
          steps.map(({ step: way, Icon }) => (
            <IconButton
              key={way}
              variant="ghost"
              label={text(`menu-tree.${way}`, { title })}
              withTooltip={false}
              title={text(`menu-tree.${way}`, { title })}
              onClick={() => step(id, way)}
            >
              <Icon />
            </IconButton>
          ))}
        <IconButton
          tag={Link}
          to={editPath({ uid: menuUid, id }, first)}
          variant="ghost"
          label={text("menu-tree.edit", { title })}
        >
          <Pencil />
        </IconButton>
      </Flex>
    </Row>
  );
});
