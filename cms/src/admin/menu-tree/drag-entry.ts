import { useRef, type RefObject } from "react";
import { useDrag, useDrop } from "react-dnd";
import { useState } from "react";
import type { Side } from "./moves";

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

/** Drags an entry by its handle, and takes another one that is dropped on its row. Strapi's own provider carries it. */
export function useDragEntry(id: string, isDraggable: boolean, drop: (dragged: string, side: Side) => void) {
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
