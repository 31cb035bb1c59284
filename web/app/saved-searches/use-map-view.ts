import { useEffect, useRef, useState, type PointerEvent } from "react";
import { clampedView, viewBoxOf, type MapSize, type MapView } from "./map-view";

/** A finger that moves less than this presses. */
const slack = 6;

interface Drag {
  pointer: number;
  x: number;
  y: number;
  from: MapView;
  moved: boolean;
}

/** Until the map has been measured. */
const usualWidth = 640;

/** Zoom by buttons, move by dragging once it is larger than its place; a drag that moved chooses nothing. */
export function useMapView(size: MapSize) {
  const [view, setView] = useState<MapView>({ scale: 1, x: size.width / 2, y: size.height / 2 });
  const [width, setWidth] = useState(usualWidth);
  const drawing = useRef<SVGSVGElement>(null);
  const drag = useRef<Drag | null>(null);
  useEffect(() => {
    const map = drawing.current;
    if (!map) return;
    const trackDrag = new ResizeObserver(() => setWidth(map.clientWidth || usualWidth));
    trackDrag.observe(map);
    return () => trackDrag.disconnect();
  }, []);
  const show = (next: MapView) => setView(clampedView(next, size));
  return {
    scale: view.scale,
    drawing,
    /** What a pixel of the screen is on the drawing: a point and a name have one size however large the map is. */
    pixel: size.width / view.scale / width,
    viewBox: viewBoxOf(view, size),
    zoom: (by: number) => show({ ...view, scale: view.scale * by }),
    pan: {
      onPointerDown: ({ pointerId, clientX: x, clientY: y }: PointerEvent<SVGSVGElement>) => {
        drag.current = { pointer: pointerId, x, y, from: view, moved: false };
      },
      onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
        const held = drag.current;
        if (held?.pointer !== pointerId || view.scale === 1) return;
        const [right, down] = [clientX - held.x, clientY - held.y];
        if (!held.moved && Math.hypot(right, down) < slack) return;
        held.moved = true;
        currentTarget.setPointerCapture(pointerId);
        const perPixel = size.width / held.from.scale / currentTarget.clientWidth;
        show({ ...held.from, x: held.from.x - right * perPixel, y: held.from.y - down * perPixel });
      },
      onPointerUp: () => {
        if (drag.current && !drag.current.moved) drag.current = null;
      },
      onPointerCancel: () => (drag.current = null),
      onClickCapture: (event: { stopPropagation: () => void }) => {
        if (drag.current?.moved) event.stopPropagation();
        drag.current = null;
      },
    },
  };
}
